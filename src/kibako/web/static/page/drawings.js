// Small drawings whose shapes are in the page: icons and the marks of seats.
import { draw } from "./elements.js";

/** @param {string} name */
export function icon(name) {
  const drawn = draw("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  drawn.append(draw("use", { href: `#icon-${name}` }));
  return drawn;
}

/**
 * A seat's shape in its colour; the colours are in palette.css.
 * @param {number} mark
 */
export function seatMark(mark) {
  const drawn = draw("svg", { class: "seat-mark", viewBox: "-14 -14 28 28", "aria-hidden": "true" });
  drawn.append(draw("use", { href: `#seat-shape-${mark}`, class: `seat-${mark}` }));
  return drawn;
}
