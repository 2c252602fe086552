// Who sits at the table, and who is to act.
import { fillPlayers, playerCard } from "../board/players.js";
import { button, make } from "../page/elements.js";
import { shapeOfWindow } from "../page/page.js";
import { botWords, t } from "../page/text.js";

/** @import { Other, Player } from "../protocol" */
/** @import { Live, State } from "./socket.js" */

/** @param {Player} player */
function about(player) {
  const you = player.you && shapeOfWindow() === "wide" ? t("you") : "";
  const bot = player.kind === "bot" ? botWords(player.level) : "";
  const open = player.kind === "open" ? t("open-seat") : "";
  const next = player.card.next && !player.turn ? t("next-player") : "";
  return [you, bot || open, next].filter(Boolean).join(" · ");
}

/**
 * In a strip one's own card is known by a short word; beside the board there is room for the name.
 * @param {State} state
 * @param {Player} player
 */
function named({ own }, { you, name }) {
  return you && own.length === 1 && shapeOfWindow() !== "wide" ? t("you-name") : name;
}

/** @param {Player} player */
function chip(player) {
  if (player.thinking) return make("span", t("thinking"), "chip thinking");
  if (player.turn) return make("span", t(player.you ? "your-turn" : "to-act"), "chip");
  if (!player.here && player.kind === "person") return make("span", t("away"), "chip away");
  return make("span");
}

/**
 * A button that lets a bot play for somebody.
 * @param {Live} live
 * @param {number} seat
 */
export function botOffer(live, seat) {
  return button(t("let-bot-play"), () => live.say({ type: "substitute", seat }), "light small");
}

/**
 * @param {Live} live
 * @param {State} state
 * @param {Player} player
 */
function end(live, state, player) {
  const playing = state.own.length > 0 && state.status === "running";
  if (player.kind === "bot" && player.you) return button(t("i-am-back"), () => live.say({ type: "return" }), "go");
  if (player.kind === "person" && !player.here && playing) return botOffer(live, player.seat);
  return chip(player);
}

/** @param {Other} other */
function otherCard(other) {
  return playerCard({ ...other, about: other.card.next ? t("next-player") : "", turn: false }, make("span"));
}

/**
 * @param {Live} live
 * @param {State} state
 */
export function showPlayers(live, state) {
  const cards = state.players.map((player, seat) => {
    const told = { ...player, name: named(state, player), about: about(player) };
    return playerCard(told, end(live, state, player), state.outcome?.columns[seat].total);
  });
  fillPlayers([...cards, ...state.others.map(otherCard)]);
}
