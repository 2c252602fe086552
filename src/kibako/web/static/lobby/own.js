// A card for each of somebody's own games: how it stands, who plays, and the way back to it.
import { playAgain } from "../page/api.js";
import { icon, seatShape } from "../page/drawings.js";
import { make } from "../page/elements.js";
import { complain } from "../page/page.js";
import { inUnits, language, list, reason, t } from "../page/text.js";

/** @import { OwnGame, OwnPlayer } from "../api" */

const ENDED = ["over", "review", "stopped"];

/** @param {OwnGame} game */
export const isOver = ({ status }) => ENDED.includes(status);

/** @param {OwnGame} game */
export const isWon = (game) => game.status === "over" && game.players.some(({ you, rank }) => you && rank === 1);

/** @param {number} seconds */
function ago(seconds) {
  const { unit, count } = inUnits(seconds);
  if (!count) return t("just-now");
  return new Intl.RelativeTimeFormat(language, { style: "short", numeric: "auto" }).format(-count, unit);
}

/** @param {OwnGame} game */
function pill(game) {
  const { status, yours, toAct, players } = game;
  if (status === "over") {
    const done = make("span", "", "pill done");
    done.append(icon("cup"), t("finished"));
    return done;
  }
  if (status === "review") return make("span", t("given-up"), "pill quiet");
  if (status === "stopped") {
    const why = make("span", t("stopped"), "pill quiet");
    why.title = game.reason;
    return why;
  }
  if (yours) return make("span", t("your-turn-title"), "pill");
  const next = players[toAct ?? -1];
  if (!next) return make("span", t("waits-for-people"), "pill quiet");
  return make("span", t(next.kind === "bot" ? "is-thinking" : "waits-for", { who: next.name }), "pill quiet");
}

/**
 * Who has won, and by how much.
 * @param {OwnPlayer[]} players
 */
function victory(players) {
  const winners = players.filter(({ rank }) => rank === 1);
  const best = winners[0]?.total ?? 0;
  const next = Math.max(...players.filter(({ rank }) => rank !== 1).map(({ total }) => total ?? 0));
  if (winners.length !== 1) return winners.length ? t("share-victory", { who: names(winners) }) : t("over");
  const by = Number.isFinite(next) ? best - next : 0;
  if (winners[0].you) return by > 0 ? t("you-won-by", { by }) : t("you-won");
  return by > 0 ? t("won-by", { who: winners[0].name, by }) : t("won", { who: winners[0].name });
}

/** @param {OwnPlayer[]} players */
const names = (players) => list(players.map(({ name }) => name));

/** @param {OwnGame} game */
const begun = ({ status, progress }) => (status === "open" ? "" : progress);

/** @param {OwnGame} game */
function when(game) {
  if (game.status !== "over") return [begun(game), ago(game.ago)].filter(Boolean).join(" · ");
  const mine = game.players.find(({ you }) => you);
  const place = { rank: mine?.rank ?? 0, count: game.players.length };
  const placed = !mine || place.rank === 1 || place.count === 1 ? "" : t("was-placed", place);
  return [victory(game.players), placed].filter(Boolean).join(" · ");
}

/** @param {OwnGame} game */
function who(game) {
  const line = make("p", "", "who");
  const over = game.status === "over";
  for (const [seat, player] of game.players.entries()) {
    const shown = make("span", "", !over && seat === game.toAct ? "turn" : "");
    const words = over ? String(player.total) : player.you ? t("you-name") : player.name;
    shown.title = player.name;
    shown.append(seatShape(player.colour), make(over && player.you ? "b" : "span", words));
    line.append(shown);
  }
  return line;
}

/** @param {OwnGame} game */
function doing(game) {
  const line = make("div", "", "doing");
  if (!isOver(game)) {
    const open = make("span", t(game.yours ? "resume-game" : "open-game"), game.yours ? "button" : "button light");
    if (game.yours) open.append(icon("next"));
    line.append(open);
    return line;
  }
  if (game.status === "stopped") {
    line.append(make("span", t("open-game"), "button light"));
    return line;
  }
  const again = make("button", t("play-again"), "button light");
  again.onclick = () => playAgain(game.id).catch((error) => complain(reason(error)));
  const look = make("a", "", "button light look");
  look.href = `/t/${game.id}/review`;
  look.title = t("look-back");
  look.setAttribute("aria-label", t("look-back"));
  look.append(icon("eye"));
  line.append(again, look);
  return line;
}

/** @param {OwnGame} game */
function picture({ picture }) {
  const image = make("img", "", "small-picture");
  Object.assign(image, { src: picture, alt: "", width: 400, height: 215 });
  return image;
}

/**
 * The whole card leads to the game.
 * @param {OwnGame} game
 */
export function ownCard(game) {
  const card = make("li", "", "own-game panel");
  const link = make("a", game.gameTitle, "to-game");
  const words = make("div", "", "what");
  const title = make("h3");
  card.classList.toggle("yours", game.yours);
  card.classList.toggle("ended", isOver(game));
  card.dataset.table = game.id;
  link.href = `/t/${game.id}`;
  title.append(link);
  words.append(title, make("p", when(game), "when"), who(game), doing(game));
  card.append(picture(game), pill(game), words);
  return card;
}
