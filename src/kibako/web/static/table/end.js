// The end of a game: the result beside the board, and where it leads on. It can be closed, and opened again.
import { victory } from "../board/sheets.js";
import { icon as portrait } from "../board/things.js";
import { codeOf, ownGames, playAgain } from "../page/api.js";
import { icon, seatShape } from "../page/drawings.js";
import { $, $dialog, $input, button, draw, make } from "../page/elements.js";
import { secretsOf } from "../page/memory.js";
import { complain, copyLink } from "../page/page.js";
import { duration, reason, t } from "../page/text.js";
import { challenge } from "./company.js";
import { tableLink } from "./seats.js";

/** @import { ScoreSheet, Player } from "../protocol" */
/** @import { Live, State } from "./socket.js" */

/** @typedef {{ outcome: ScoreSheet, players: Player[] }} Result */

const place = $("table");
let told = "";
let changed = () => {};

/**
 * The seats from the first to the last.
 * @param {Result} result
 */
function ranked({ outcome: { columns }, players }) {
  const both = players.map((player, seat) => ({ player, column: columns[seat] }));
  return both.sort((one, other) => one.column.rank - other.column.rank);
}

/**
 * @param {Result} result
 */
function rankLines(result) {
  const order = ranked(result);
  return order.map(({ player, column }, at) => {
    const line = make("li");
    const next = order[at + 1];
    const ahead = next && next.column.total === column.total && next.column.rank !== column.rank;
    const about = [
      player.you ? t("you") : player.kind === "bot" ? t("bot") : "",
      ahead ? t("by-tie-break", { who: next.player.name }) : "",
    ];
    const words = make("span", "", "who");
    words.append(make("b", player.name), make("small", about.filter(Boolean).join(" · ")));
    line.classList.toggle("me", player.you);
    const total = make("span", column.total, "total");
    if (player.card.points) total.append(portrait(player.card.points.icon));
    line.append(make("span", column.rank, "n"), seatShape(player.colour), portrait(player.card.face), words, total);
    return line;
  });
}

// --- what the points come from ---

/**
 * A block for each category with a bar for each seat, all on one scale; the best of each is solid.
 * @param {Result} result
 */
function categoryBlocks(result) {
  const { categories, icons, columns } = result.outcome;
  const most = Math.max(1, ...columns.flatMap(({ points }) => points));
  const order = ranked(result);
  return categories.map((category, i) => {
    const best = Math.max(...columns.map(({ points }) => points[i]));
    const block = make("section", "", "category");
    const bars = make("ol");
    bars.append(...order.map(({ player, column }) => barLine(player, column.points[i], most, best)));
    const head = make("h3", category);
    if (icons[i]) head.prepend(portrait(icons[i]));
    block.append(head, bars);
    return block;
  });
}

/**
 * @param {Player} player
 * @param {number} points
 * @param {number} most
 * @param {number} best
 */
function barLine({ name, colour }, points, most, best) {
  const line = make("li");
  const words = make("span", `${name}: ${points}`, "unseen");
  const bar = draw("svg", {
    class: "bar-of-points",
    viewBox: "0 0 100 10",
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  bar.append(draw("rect", { class: `seat-${colour}`, width: Math.max(2, (100 * points) / most), height: 10 }));
  const number = make("span", points);
  number.setAttribute("aria-hidden", "true");
  line.classList.toggle("best", points === best && best > 0);
  line.append(seatShape(colour), words, bar, number);
  return line;
}

// --- the panel ---

/** @param {boolean} yes */
function open(yes) {
  place.dataset.end = yes ? "open" : "closed";
  $("end").hidden = !yes;
  if (yes) $("end-title").focus({ preventScroll: true });
  changed();
}

export const isEndOpen = () => place.dataset.end === "open";

/**
 * @param {Live} live
 * @param {number} turned
 */
function again(live, turned) {
  playAgain(live.table, turned).catch((error) => complain(reason(error)));
}

/** @param {Live} live */
async function share({ table }) {
  const link = tableLink(table);
  $input("share-link").value = link;
  $("share-copy").onclick = () => copyLink(link, t("link-copied"));
  $("share-picture").setAttribute("src", `/t/${table}/preview`);
  $("share-system").hidden = !navigator.share;
  $("share-system").onclick = () => navigator.share({ title: document.title, url: link }).catch(() => {});
  $dialog("share-sheet").showModal();
  try {
    const { picture } = await codeOf(link);
    $("share-code").setAttribute("src", picture);
    $("share-code").hidden = !picture;
  } catch (error) {
    complain(reason(error));
  }
}

/**
 * @param {Live} live
 * @param {() => void} act when the result is opened or closed
 */
export function listenToEnd(live, act) {
  changed = act;
  $("end-again").onclick = () => again(live, 0);
  $("end-rematch").onclick = () => again(live, 1);
  $("end-deal").onclick = () => challenge(live);
  $("end-share").onclick = () => share(live);
  $("end-close").onclick = () => open(false);
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && isEndOpen() && !document.querySelector("dialog[open]")) open(false);
  });
}

/**
 * The result, once; then what others ask for.
 * @param {State} state
 * @param {Live} live
 */
export function showEnd({ outcome, players, own, status, company: { deal, rematch } }, live) {
  if (!outcome) {
    told = "";
    delete place.dataset.end;
    $("end").hidden = true;
    return;
  }
  const result = { outcome, players };
  const known = JSON.stringify([outcome, players.map(({ name, you }) => [name, you])]);
  if (known !== told) fill(result, live);
  if (!told) open(true);
  told = known;
  const playing = own.length > 0;
  const asked = rematch !== null && playing;
  $("end-asked").hidden = !asked;
  $("end-asked").textContent = rematch ? t("asks-again", { who: rematch.who }) : "";
  $("end-again-words").textContent = t(asked ? "accept-again" : "play-again");
  $("end-again").hidden = !playing;
  $("end-rematch").hidden = !playing || asked || players.length < 2;
  $("end-deal").hidden = status !== "over" || !(playing || deal);
  $("end-deal-words").textContent = t(deal ? "compare-deal" : "challenge");
}

/** @param {Result} result */
const names = ({ players }) => players.map(({ name }) => name);

/**
 * How long the game took, for those who played it.
 * @param {string} why it ended
 * @param {Live} live
 */
async function tellDuration(why, { table }) {
  const secrets = secretsOf(table);
  const { games } = secrets.length ? await ownGames(1, { [table]: secrets }) : { games: [] };
  const lasted = games.length ? duration(games[0].lasted).replaceAll(" ", "\u00a0") : "";
  if (lasted) $("end-reason").textContent = `${why} ·\u00a0${lasted}`;
}

/**
 * @param {Result} result
 * @param {Live} live
 */
function fill(result, live) {
  const winner = ranked(result)[0];
  $("end-face").replaceChildren(portrait(winner.player.card.face), seatShape(winner.player.colour));
  $("end-title").textContent = victory(result.outcome, names(result));
  $("end-reason").textContent = result.outcome.reason;
  tellDuration(result.outcome.reason, live).catch(() => {}); // without it, too, the result is there
  $("end-ranks").replaceChildren(...rankLines(result));
  $("end-categories").replaceChildren(...(result.outcome.categories.length > 1 ? categoryBlocks(result) : []));
}

/**
 * Whose face stands beside who has won, and how everybody stood, under it.
 * @param {State} state
 */
export function showResult({ outcome, players }) {
  $("ask-face").hidden = !outcome;
  if (!outcome) return;
  const order = ranked({ outcome, players });
  $("ask-face").replaceChildren(portrait(order[0].player.card.face), seatShape(order[0].player.colour));
  $("hint").replaceChildren(...order.map(({ player, column }) => standing(player, column.total)));
}

/**
 * @param {Player} player
 * @param {number} total
 */
function standing({ name, colour }, total) {
  const made = make("span", "", "standing");
  made.append(seatShape(colour), make("span", `${name}:`, "unseen"), make("span", total));
  return made;
}

/**
 * The buttons under the board while the result is closed.
 * @param {State} state
 * @param {Live} live
 */
export function endButtons({ outcome, own }, live) {
  if (!outcome) return [];
  if (isEndOpen()) return [button(t("close-score"), () => open(false))];
  const look = button(t("look-back"), () => location.assign(`/t/${live.table}/review`));
  const score = button(t("score"), () => open(true));
  look.prepend(icon("eye"));
  score.prepend(icon("cup"));
  if (!own.length) return [look, score];
  const more = button(t("play-again"), () => again(live, 0), "go");
  more.prepend(icon("play"));
  return [look, score, more];
}
