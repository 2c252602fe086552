// What is told of a game beside its board: the score sheet, and the proof that its luck was settled in advance.
import { $, make } from "../page/elements.js";
import { list, t } from "../page/text.js";

/** @import { Proof, ScoreSheet } from "../api" */

/**
 * @param {ScoreSheet} sheet
 * @param {string[]} names
 */
export function showScores({ categories, columns }, names) {
  const row = (
    /** @type {string} */ head,
    /** @type {(string | number)[]} */ cells,
    /** @type {"th" | "td"} */ kind,
  ) => {
    const made = make("tr");
    const marked = cells.map((words, seat) => make(kind, words, columns[seat].rank === 1 ? "won" : ""));
    made.append(make("th", head), ...marked);
    return made;
  };
  const points = (/** @type {number} */ category) => columns.map((column) => column.points[category]);
  const total = columns.map((column) => column.total);
  $("sheet-table").replaceChildren(
    row("", names, "th"),
    ...categories.map((category, i) => row(category, points(i), "td")),
    row(t("total"), total, "td"),
  );
}

/**
 * Who has won, and by how much.
 * @param {ScoreSheet} sheet
 * @param {string[]} names
 */
export function victory({ columns }, names) {
  const winners = columns.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const others = columns.flatMap(({ rank, total }) => (rank === 1 ? [] : [total]));
  if (!winners.length) return t("over");
  if (winners.length > 1) return t("share-victory", { who: list(winners.map((seat) => names[seat])) });
  const who = names[winners[0]];
  const by = others.length ? columns[winners[0]].total - Math.max(...others) : 0;
  return by > 0 ? t("wins-by", { who, by }) : t("wins", { who });
}

/**
 * The commitment from the start; seed and salt once nothing is secret.
 * @param {Proof | null | undefined} proof
 * @param {string[]} own what this browser contributed
 */
export function showProof(proof, own) {
  $("proof").hidden = !proof;
  $("proof-luck").textContent = proof ? t(`luck-${proof.luck}`) : "";
  const given = proof?.contributions.filter(Boolean) ?? [];
  $("proof-given").replaceChildren(
    ...given.map((one) => make("div", own.includes(one) ? t("luck-own", { luck: one }) : one)),
  );
  const rows = $("proof-given").parentElement;
  if (rows) rows.hidden = !given.length;
  for (const name of /** @type {const} */ (["commitment", "seed", "salt"])) {
    const place = $(`proof-${name}`);
    const value = proof?.[name] ?? "";
    place.textContent = value;
    if (place.parentElement) place.parentElement.hidden = !value;
  }
}
