// The teacher's finger: an arrow at what is to be clicked next, and a light on what is spoken of while the rest is dimmed.
// It is drawn over the picture, in its measures; whoever zooms or pans draws it anew.
import { draw, isDrawn } from "../page/elements.js";
import { fromScreen } from "./zoom.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const ROOM = 4; // pixels around what is lit, less around what is small
const BEYOND = 4000; // pixels: farther than any screen reaches

/**
 * What is ringed, in what the picture is drawn in: a pixel there is `pixel` long.
 * @typedef {{ kind: "path" | "rect", attributes: Record<string, string | number>, pixel: number }} Shape
 */

/**
 * An element's place in what the picture is drawn in, with some room around it.
 * @param {Element} element
 * @param {DOMMatrix} matrix
 */
function placeOf(element, matrix) {
  const box = element.getBoundingClientRect();
  const room = Math.min(ROOM, Math.max(1, Math.min(box.width, box.height) / 10));
  const from = new DOMPoint(box.left - room, box.top - room).matrixTransform(matrix);
  const to = new DOMPoint(box.right + room, box.bottom + room).matrixTransform(matrix);
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

/**
 * The box around an element, or what its game says it looks like: some drawings are larger than what is seen of them.
 * @param {Element} element
 * @param {SVGSVGElement} svg
 * @returns {Shape}
 */
function shapeOf(element, svg) {
  const matrix = fromScreen(svg);
  const pixel = Math.abs(matrix.a) || 1;
  const named = element.parentElement?.dataset.frames;
  const frame = element.querySelector(named ? "use" : "[data-frame]");
  if (frame instanceof SVGUseElement) return framed(frame, named, matrix, pixel);
  return { kind: "rect", attributes: rounded(placeOf(element, matrix), pixel), pixel };
}

/**
 * A path of the defs where a frame is, if all around it are of that shape; or else the frame itself.
 * @param {SVGUseElement} frame
 * @param {string | undefined} name
 * @param {DOMMatrix} matrix
 * @param {number} screen a pixel, in what the picture is drawn in
 * @returns {Shape}
 */
function framed(frame, name, matrix, screen) {
  const own = DOMMatrix.fromMatrix(matrix).multiply(frame.getScreenCTM() ?? undefined);
  const pixel = screen / (Math.hypot(own.a, own.b) || 1);
  const path = name ? document.getElementById(name) : null;
  if (!path)
    return { kind: "rect", attributes: { ...rounded(frame.getBBox(), pixel), transform: own.toString() }, pixel };
  const transform = own.translate(frame.x.baseVal.value, frame.y.baseVal.value).toString();
  return { kind: "path", attributes: { d: path.getAttribute("d") ?? "", transform }, pixel };
}

/**
 * @param {Box} box
 * @param {number} pixel
 */
const rounded = ({ x, y, width, height }, pixel) => ({
  x,
  y,
  width,
  height,
  rx: Math.min(8 * pixel, width / 2, height / 2),
});

/**
 * The elements that can be seen.
 * @param {Iterable<string>} ids
 */
export function visible(ids) {
  return [...ids].flatMap((id) => {
    const found = document.getElementById(id);
    const seen = found?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return found && seen && isDrawn(found) ? [found] : [];
  });
}

/**
 * Where some elements are, though they may show themselves only while they can be clicked.
 * @param {Iterable<string>} ids
 */
function placed(ids) {
  return [...ids].flatMap((id) => {
    const found = document.getElementById(id);
    return found && isDrawn(found) ? [found] : [];
  });
}

/**
 * Light up some elements and those found, ring those asked about, and point at one; the rest is dimmed if it should be.
 * @param {SVGSVGElement | null} svg
 * @param {{ lit: string[], found: Iterable<string>, asked: string[], at: string | null, dim: boolean }} what
 */
export function point(svg, { lit, found, asked, at, dim }) {
  svg?.querySelector(".finger")?.remove();
  if (!svg) return;
  const pointed = new Set([...visible(at ? [...lit, at] : lit), ...placed(found)]);
  const spoken = [...pointed].map((one) => shapeOf(one, svg));
  const finger = draw("g", { class: "finger", "aria-hidden": "true" });
  finger.append(...visible(asked).map((one) => ring(shapeOf(one, svg), "finger-asked", 2)));
  if (dim && spoken.length) finger.append(...dimmed(svg, spoken));
  finger.append(...spoken.map((one) => ring(one, "finger-lit", 3)));
  const target = at ? visible([at])[0] : null;
  const matrix = fromScreen(svg);
  if (target) finger.append(arrow(placeOf(target, matrix), Math.abs(matrix.a) || 1, target.getBoundingClientRect()));
  svg.append(finger);
}

/**
 * @param {Shape} shape
 * @param {string} look
 * @param {number} pixels
 */
const ring = ({ kind, attributes, pixel }, look, pixels) =>
  draw(kind, { ...attributes, class: look, "stroke-width": pixels * pixel });

/**
 * Shade over all but some shapes; where these overlap they stay light.
 * @param {SVGSVGElement} svg
 * @param {Shape[]} holes
 */
function dimmed(svg, holes) {
  const all = everywhere(svg, Math.abs(fromScreen(svg).a) || 1);
  const mask = draw("mask", { id: "finger-mask", maskUnits: "userSpaceOnUse", ...all });
  mask.append(draw("rect", { ...all, fill: "#fff" }));
  mask.append(...holes.map(({ kind, attributes }) => draw(kind, { ...attributes, fill: "#000" })));
  return [mask, draw("rect", { ...all, class: "finger-dim", mask: "url(#finger-mask)" })];
}

/**
 * @param {SVGSVGElement} svg
 * @param {number} unit
 */
function everywhere(svg, unit) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const far = BEYOND * unit;
  return { x: x - far, y: y - far, width: width + 2 * far, height: height + 2 * far };
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
