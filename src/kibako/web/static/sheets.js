// What is told of a game beside its board: the score sheet, and the proof that its luck was settled.
import { $, list, make, t } from "./words.js";

export function showScores(table, { categories, columns }, names) {
  const cell = (kind, words, won) => make(kind, words, won ? "won" : "");
  const row = (words, cells, kind) => { const made = make("tr"); made.append(cell("th", words), ...cells.map((words, seat) => cell(kind, words, columns[seat].rank === 1))); return made; };
  table.replaceChildren(
    row("", names, "th"),
    ...categories.map((category, i) => row(category, columns.map(({ points }) => points[i]), "td")),
    row(t("total"), columns.map(({ total }) => total), "td"));
}

export function victory({ columns }, names) {
  const winners = names.filter((_, seat) => columns[seat].rank === 1);
  return winners.length ? t(winners.length > 1 ? "share-victory" : "wins", { who: list(winners) }) : t("over");
}

// The commitment from the start; seed and salt once nothing is secret.
export function showFair(fair) {
  $("fair").hidden = !fair;
  for (const name of ["commitment", "seed", "salt"]) {
    $(`fair-${name}`).textContent = fair?.[name] ?? "";
    $(`fair-${name}`).parentNode.hidden = !fair?.[name];
  }
}
