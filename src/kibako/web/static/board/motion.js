// Pieces that are elsewhere in the next picture glide or hop there, new ones drop in, dice roll, cards turn, feathers burst.
// It is short, begins with what moves and goes on to what comes, and ends at once when somebody clicks or presses a key.
import { wishedNumber } from "../page/memory.js";
import { fromScreen } from "./zoom.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const GLIDE = 330; // milliseconds
const HOP = 34; // pixels that a hopping piece leaps
const STEP = 60; // milliseconds between new pieces
const LONGEST_WAIT = 480;

/** @typedef {{ box: DOMRect, look: string }} Place */
/** @typedef {Map<string, Place>} Places */

/** @type {Animation[]} */
let running = [];

/** How slowly it is shown: 0 not at all, 1 as usual. */
export const slowness = () => (calm.matches ? 0 : wishedNumber("motion", 1));

/** Show at once how everything ends. */
export function skipMotion() {
  for (const one of running) one.finish();
  running = [];
}

for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, skipMotion, { capture: true });

/**
 * Where the pieces of a picture are, and which artwork shows them.
 * @param {Element} picture
 * @returns {Places}
 */
export function placesOf(picture) {
  const pieces = [...picture.querySelectorAll(".piece[id]")];
  return new Map(pieces.map((piece) => [piece.id, { box: piece.getBoundingClientRect(), look: lookOf(piece) }]));
}

/**
 * What a piece looks like: the artwork it uses.
 * @param {Element} piece
 */
function lookOf(piece) {
  const used = piece.matches("use") ? [piece] : [...piece.querySelectorAll("use")];
  return used.map((one) => one.getAttribute("href")).join(" ");
}

/**
 * @param {Element} picture
 * @param {Places} before
 * @param {boolean} moved whether the position is a new one, and not only told again or planned on
 */
export function moveFrom(picture, before, moved) {
  skipMotion();
  const slow = slowness();
  if (!slow || !before.size) return;
  let wait = 0;
  for (const piece of picture.querySelectorAll(".piece[id]")) {
    const { box, look } = before.get(piece.id) ?? {};
    const glides = box && glide(piece, middle(box), slow);
    if (!moved || glides) continue;
    if (box && look !== lookOf(piece)) turn(piece, slow);
    else if (!box) wait = drop(piece, wait, slow);
  }
  if (moved) for (const burst of picture.querySelectorAll(".burst")) explode(burst, slow);
}

/** @param {DOMRect} box */
export const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * Animate, on top of where the piece stands.
 * @param {Element} piece
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} how
 */
function play(piece, frames, how) {
  running.push(piece.animate(frames, { easing: "ease-out", fill: "backwards", ...how }));
}

/** @param {Element} piece */
function standing(piece) {
  const own = getComputedStyle(piece).transform;
  return own === "none" ? "" : ` ${own}`;
}

/**
 * Whether the piece is elsewhere now; then it goes there.
 * @param {Element} piece
 * @param {{ x: number, y: number }} from
 * @param {number} slow
 */
function glide(piece, from, slow) {
  const to = middle(piece.getBoundingClientRect());
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(dx, dy) < 2) return false;
  const at = (/** @type {number} */ part, /** @type {number} */ up) => ({
    transform: shifted(piece, part * dx, part * dy - up),
  });
  const leap = piece.matches(".hops") ? HOP : 0;
  play(piece, leap ? [at(1, 0), at(0.5, leap), at(0, 0)] : [at(1, 0), at(0, 0)], { duration: GLIDE * slow });
  return true;
}

/**
 * A piece's transform, moved by some pixels of the screen.
 * @param {Element} piece
 * @param {number} dx
 * @param {number} dy
 */
function shifted(piece, dx, dy) {
  const { a, b, c, d } = fromScreen(piece.parentElement);
  return `translate(${a * dx + c * dy}px, ${b * dx + d * dy}px)${standing(piece)}`;
}

/**
 * What shows another side: dice roll, anything else turns over.
 * @param {Element} piece
 * @param {number} slow
 */
function turn(piece, slow) {
  const rest = standing(piece);
  const rolls = piece.matches(".rolls");
  if (rolls) piece.setAttribute("data-rolled", "");
  const first = rolls ? `${rest} rotate(-300deg) scale(0.7)` : `${rest} scale(0.06, 1)`;
  play(piece, [{ transform: first }, { transform: rest || "none" }], { duration: (rolls ? 520 : 260) * slow });
}

/**
 * A new piece drops in, after those before it; how long the next one waits.
 * @param {Element} piece
 * @param {number} wait
 * @param {number} slow
 */
function drop(piece, wait, slow) {
  const high = { transform: shifted(piece, 0, -26), opacity: 0 };
  play(piece, [high, { transform: shifted(piece, 0, 0), opacity: 1 }], { duration: 240 * slow, delay: wait * slow });
  return Math.min(wait + STEP, LONGEST_WAIT);
}

/**
 * @param {Element} burst
 * @param {number} slow
 */
function explode(burst, slow) {
  const rest = standing(burst);
  const frames = [
    { transform: `${rest} scale(0.1)`, opacity: 0 },
    { transform: `${rest} scale(1.25)`, opacity: 1, offset: 0.6 },
    { transform: rest || "none", opacity: 1 },
  ];
  play(burst, frames, { duration: 420 * slow, delay: GLIDE * slow });
}
