// The teacher's finger: an arrow at what is to be clicked next, and a light on what is spoken of while the rest is dimmed.
// It is drawn over the picture, in its measures; whoever zooms or pans draws it anew.
import { draw } from "../page/elements.js";
import { fromScreen } from "./zoom.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const ROOM = 4; // pixels around what is lit
const BEYOND = 4000; // pixels: farther than any screen reaches

/**
 * An element's place in what the picture is drawn in, with some room around it.
 * @param {Element} element
 * @param {DOMMatrix} matrix
 */
function placeOf(element, matrix) {
  const box = element.getBoundingClientRect();
  const from = new DOMPoint(box.left - ROOM, box.top - ROOM).matrixTransform(matrix);
  const to = new DOMPoint(box.right + ROOM, box.bottom + ROOM).matrixTransform(matrix);
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

/**
 * A path around a box, its corners rounded.
 * @param {Box} box
 * @param {number} r
 */
const around = ({ x, y, width, height }, r) =>
  `M${x + r},${y}h${width - 2 * r}a${r},${r} 0 0 1 ${r},${r}v${height - 2 * r}a${r},${r} 0 0 1 ${-r},${r}` +
  `h${2 * r - width}a${r},${r} 0 0 1 ${-r},${-r}v${2 * r - height}a${r},${r} 0 0 1 ${r},${-r}z`;

/**
 * @param {Box} box
 * @param {number} unit
 */
const ring = (box, unit) => around(box, Math.min(8 * unit, box.width / 2, box.height / 2));

/**
 * The elements that can be seen.
 * @param {Iterable<string>} ids
 */
export function visible(ids) {
  return [...ids].flatMap((id) => {
    const found = document.getElementById(id);
    const seen = found?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return found && seen && found.getBoundingClientRect().width > 0 ? [found] : [];
  });
}

/**
 * Light up some elements, ring those asked about, and point at one; the rest is dimmed if it should be.
 * @param {SVGSVGElement | null} svg
 * @param {{ lit: string[], asked: string[], at: string | null, dim: boolean }} what
 */
export function point(svg, { lit, asked, at, dim }) {
  svg?.querySelector(".finger")?.remove();
  if (!svg) return;
  const matrix = fromScreen(svg);
  const unit = Math.abs(matrix.a) || 1; // a pixel, in what the picture is drawn in
  const rings = (/** @type {Iterable<string>} */ ids) => visible(ids).map((one) => ring(placeOf(one, matrix), unit));
  const holes = rings(new Set(at ? [...lit, at] : lit));
  const finger = draw("g", { class: "finger", "aria-hidden": "true" });
  for (const d of rings(asked)) finger.append(draw("path", { class: "finger-asked", d, "stroke-width": 2 * unit }));
  const dimmed = { class: "finger-dim", "fill-rule": "evenodd", d: everywhere(svg, unit) + holes.join("") };
  if (dim && holes.length) finger.append(draw("path", dimmed));
  for (const d of holes) finger.append(draw("path", { class: "finger-lit", d, "stroke-width": 3 * unit }));
  const target = at ? visible([at])[0] : null;
  if (target) finger.append(arrow(placeOf(target, matrix), unit, target.getBoundingClientRect()));
  svg.append(finger);
}

/**
 * @param {SVGSVGElement} svg
 * @param {number} unit
 */
function everywhere(svg, unit) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const far = BEYOND * unit;
  return `M${x - far},${y - far}h${width + 2 * far}v${height + 2 * far}h${-width - 2 * far}z`;
}

/**
 * An arrow that comes from above, or from below at the screen's upper edge.
 * @param {Box} box
 * @param {number} unit
 * @param {DOMRect} onScreen
 */
function arrow({ x, y, width, height }, unit, onScreen) {
  const below = onScreen.top < 130;
  const tip = below ? y + Math.min(height, height / 2 + 26 * unit) : y + Math.max(0, height / 2 - 26 * unit);
  const place = `translate(${x + width / 2} ${tip}) scale(${unit} ${below ? -unit : unit})`;
  const holder = draw("g", { transform: place });
  const shape = draw("path", { class: "finger-arrow", d: "M0,0l-19,-24h11v-26h16v26h11z" });
  holder.append(shape);
  return holder;
}
