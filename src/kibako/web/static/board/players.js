// The players beside the board.
import { seatShape } from "../page/drawings.js";
import { $, make } from "../page/elements.js";
import { makeLegible } from "./legible.js";
import { icon, thing } from "./things.js";

/** @import { PlayerCard, Thing } from "../protocol" */

/**
 * A player's card: the portrait with the seat's shape on its corner, the name, what the player has, and points.
 * @param {{ colour: number, name: string, about: string, turn: boolean, card: PlayerCard }} player
 * @param {Element} end what stands after the name
 * @param {number} [total] how many points a finished game brought, where cards don't count them
 */
export function playerCard({ colour, name, about, turn, card }, end, total) {
  const line = make("li", "", turn ? "player turn" : "player");
  line.dataset.colour = String(colour);
  const face = make("span", "", "face");
  face.append(icon(card.face), seatShape(colour));
  const head = make("div", "", "name");
  head.append(make("b", name), make("small", about), end);
  const points = make("span", "", "points");
  if (card.points) points.append(thing(card.points));
  else if (total !== undefined) points.append(make("span", total));
  line.append(face, head, points, ...rows(card));
  if (card.board) line.append(playerBoard(card.board));
  return line;
}

/** @param {HTMLLIElement[]} cards */
export function fillPlayers(cards) {
  $("players").replaceChildren(...cards);
  for (const drawn of $("players").querySelectorAll(".player-board svg"))
    if (drawn instanceof SVGSVGElement) makeLegible(drawn, 1);
}

/** @param {string} drawn */
function playerBoard(drawn) {
  const made = make("div", "", "player-board");
  made.innerHTML = drawn;
  return made;
}

/**
 * What a player board shows is not told again.
 * @param {PlayerCard} card
 */
function rows({ things, more: told, cards, board }) {
  const more = board ? [] : told;
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
