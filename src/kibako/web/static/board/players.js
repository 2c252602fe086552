// The players beside the board.
import { seatMark } from "../page/drawings.js";
import { make } from "../page/elements.js";
import { icon, thing } from "./things.js";

/** @import { PlayerCard, Thing } from "../protocol" */

/**
 * A player's line: the seat's shape, the name and what is told of it, and something at its end.
 * @param {{ mark: number, name: string, about: string, turn: boolean }} player
 * @param {Element} end
 */
export function playerLine({ mark, name, about, turn }, end) {
  const line = make("li");
  const words = make("div");
  words.append(make("b", name), make("small", about));
  line.classList.toggle("turn", turn);
  line.append(seatMark(mark), words, end);
  return line;
}

/**
 * A player's card: the portrait with the seat's shape on its corner, the name, what the player has, and points.
 * @param {{ mark: number, name: string, about: string, turn: boolean, card: PlayerCard }} player
 * @param {Element} end what stands after the name
 */
export function playerCard({ mark, name, about, turn, card }, end) {
  const line = make("li", "", turn ? "player turn" : "player");
  line.dataset.mark = String(mark);
  const face = make("span", "", "face");
  face.append(icon(card.face), seatMark(mark));
  const head = make("div", "", "name");
  head.append(make("b", name), make("small", about), end);
  const points = make("span", "", "points");
  if (card.points) points.append(thing(card.points));
  line.append(face, head, points, ...rows(card));
  return line;
}

/** @param {PlayerCard} card */
function rows({ things, more, cards }) {
  const [first, last] = [make("div", "", "things"), make("div", "", "more")];
  first.append(...things.map((group) => holder("group", group)));
  last.append(holder("group", more), holder("group cards", cards));
  return more.length + cards.length ? [first, last] : [first];
}

/**
 * @param {string} name
 * @param {Thing[]} things
 */
function holder(name, things) {
  const made = make("span", "", name);
  made.append(...things.map(thing));
  return made;
}
