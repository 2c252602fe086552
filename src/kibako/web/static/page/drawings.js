// Small drawings whose shapes are in the page: icons and the shapes of seats.
import { draw } from "./elements.js";

/** @param {string} name */
export function icon(name) {
  const drawn = draw("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  drawn.append(draw("use", { href: `#icon-${name}` }));
  return drawn;
}

/**
 * A seat's shape in its colour; the colours are in palette.css.
 * @param {number} colour
 */
export function seatShape(colour) {
  const drawn = draw("svg", { class: "seat-shape", viewBox: "-14 -14 28 28", "aria-hidden": "true" });
  drawn.append(draw("use", { href: `#seat-shape-${colour}`, class: `seat-${colour}` }));
  return drawn;
}
