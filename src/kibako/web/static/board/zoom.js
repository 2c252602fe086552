// Zoom and pan of a board's picture, by wheel, fingers, buttons and keys.
import { $, draw } from "../page/elements.js";

const CLOSEST = 6;
const FARTHEST = 0.5;
const STEP = 1.3; // of a button or key
const NOTCH = 1.15; // of the wheel
const STILL = 6; // pixels that a finger may tremble in a click

/** @typedef {{ x: number, y: number }} Point */

/**
 * From the screen's pixels to what an element is drawn in.
 * @param {Element | null} element
 */
export function fromScreen(element) {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix?.inverse() ?? new DOMMatrix();
}

export class Zoom {
  x = 0;
  y = 0;
  k = 1;
  /** Whether the pointer that is down has moved the picture, so that lifting it is no click. */
  dragged = false;
  #place;
  /** @type {Map<number, PointerEvent>} */
  #fingers = new Map();

  /**
   * @param {HTMLElement} stage where the pointer is listened to
   * @param {HTMLElement} place where the picture is
   */
  constructor(stage, place) {
    this.#place = place;
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#moved(event));
    stage.addEventListener("pointerleave", (event) => this.#lifted(event));
    addEventListener("pointerup", (event) => this.#lifted(event));
    addEventListener("pointercancel", (event) => this.#lifted(event));
    $("zoom-in").onclick = () => this.closer();
    $("zoom-out").onclick = () => this.farther();
    $("zoom-fit").onclick = () => this.fit();
  }

  /**
   * Make what zooms and pans a group of its own: the part that the picture names, or all of it.
   * @param {SVGSVGElement} svg
   */
  hold(svg) {
    const holder = draw("g", { class: "panner" });
    const pan = svg.querySelector(".pan");
    if (pan) {
      pan.replaceWith(holder);
      holder.append(pan);
    } else {
      holder.append(...svg.childNodes);
      svg.append(holder);
    }
    this.#show();
  }

  #panner() {
    return this.#place.querySelector(".panner");
  }

  #show() {
    this.#panner()?.setAttribute("transform", `translate(${this.x} ${this.y}) scale(${this.k})`);
  }

  fit() {
    [this.x, this.y, this.k] = [0, 0, 1];
    this.#show();
  }

  closer() {
    this.#by(STEP);
  }

  farther() {
    this.#by(1 / STEP);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    this.#by(event.deltaY < 0 ? NOTCH : 1 / NOTCH, event);
  }

  /**
   * @param {number} factor
   * @param {Point} [at] the point of the screen that stays where it is; else the picture's middle
   */
  #by(factor, at) {
    const panner = this.#panner();
    const svg = this.#place.querySelector("svg");
    if (!panner || !svg) return;
    const { x, y, width, height } = svg.viewBox.baseVal;
    const fixed = at
      ? new DOMPoint(at.x, at.y).matrixTransform(fromScreen(panner.parentElement))
      : new DOMPoint(x + width / 2, y + height / 2);
    const k = Math.min(CLOSEST, Math.max(FARTHEST, this.k * factor));
    this.x = fixed.x - (fixed.x - this.x) * (k / this.k);
    this.y = fixed.y - (fixed.y - this.y) * (k / this.k);
    this.k = k;
    this.#show();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#fingers.set(event.pointerId, event);
    this.dragged = false;
  }

  /** @param {PointerEvent} event */
  #lifted(event) {
    this.#fingers.delete(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    if (!event.buttons) this.#lifted(event); // it was lifted while the picture was being replaced
    const last = this.#fingers.get(event.pointerId);
    if (!last || !this.#panner()) return;
    const others = [...this.#fingers.values()].filter((one) => one !== last);
    if (others.length === 1) this.#pinch(event, last, others[0]);
    else if (this.dragged || Math.hypot(event.x - last.x, event.y - last.y) >= STILL) this.#drag(event, last);
    else return;
    this.dragged = true;
    this.#fingers.set(event.pointerId, event);
  }

  /**
   * @param {Point} now
   * @param {Point} last
   * @param {Point} other the finger that rests
   */
  #pinch(now, last, other) {
    const apart = (/** @type {Point} */ finger) => Math.hypot(finger.x - other.x, finger.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#by(apart(now) / Math.max(1, apart(last)), middle);
  }

  /**
   * @param {Point} now
   * @param {Point} last
   */
  #drag(now, last) {
    const matrix = fromScreen(this.#panner()?.parentElement ?? null);
    this.x += matrix.a * (now.x - last.x);
    this.y += matrix.d * (now.y - last.y);
    this.#show();
  }
}
