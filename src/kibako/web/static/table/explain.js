// What things are, what they do now and which rule says so: by hovering, by a long press, by focus.
import { $, make } from "../page/elements.js";
import { t } from "../page/text.js";

/** @import { ExplainMessage } from "../protocol" */
/** @import { Live } from "./socket.js" */

const HOVER = 650; // milliseconds until a pointer that rests asks
const PRESS = 500; // until a finger that stays asks
const SLIP = 12; // pixels that a finger may move meanwhile
const GAP = 14; // between the pointer and what is told

/** What can be explained besides the board: the buttons of the choices. */
const CHOICES = "#choices button";

export class Explainer {
  #live;
  #game;
  #timer = 0;
  #box = $("explain");
  /** @type {Element | null} what was asked about */
  #asked = null;
  #at = { x: 0, y: 0 };
  #swallow = false;
  /** @type {[Element, string | null][]} tooltips of the browser's own that are held back meanwhile */
  #held = [];

  /**
   * @param {Live} live
   * @param {string} game
   */
  constructor(live, game) {
    this.#live = live;
    this.#game = game;
    const main = $("table");
    main.addEventListener("pointerover", (event) => this.#over(event));
    main.addEventListener("pointerdown", (event) => this.#down(event));
    main.addEventListener("pointermove", (event) => this.#moved(event));
    for (const kind of ["pointerup", "pointercancel"]) main.addEventListener(kind, () => clearTimeout(this.#timer));
    main.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && this.hide());
    main.addEventListener("wheel", () => this.hide(), { passive: true });
    main.addEventListener("focusin", ({ target }) => this.#focused(target));
    main.addEventListener("click", (event) => this.#clicked(event), { capture: true });
    main.addEventListener("contextmenu", (event) => this.#swallow && event.preventDefault());
    document.addEventListener("keydown", () => this.hide(), { capture: true });
  }

  hide() {
    clearTimeout(this.#timer);
    this.#asked = null;
    this.#box.hidden = true;
    for (const [title, words] of this.#held.splice(0)) title.textContent = words;
  }

  /**
   * An element of the board that the keyboard is at.
   * @param {string | null} id
   */
  pointAt(id) {
    const element = id === null ? null : document.getElementById(id);
    if (element) this.#wait(element, HOVER, corner(element));
  }

  /** @param {EventTarget | null} target */
  #focused(target) {
    const button = target instanceof Element && target.matches(":focus-visible") ? target.closest(CHOICES) : null;
    if (button) this.#wait(button, HOVER, corner(button));
  }

  /** @param {PointerEvent} event */
  #over({ target, pointerType, clientX, clientY }) {
    if (pointerType !== "mouse") return;
    const element = explainable(target);
    if (element === this.#asked && element) return;
    this.hide();
    if (element) this.#wait(element, HOVER, { x: clientX, y: clientY });
  }

  /** @param {PointerEvent} event */
  #down({ target, pointerType, clientX, clientY }) {
    this.hide();
    this.#swallow = false;
    const element = explainable(target);
    if (element && pointerType !== "mouse") this.#wait(element, PRESS, { x: clientX, y: clientY }, true);
  }

  /** @param {PointerEvent} event */
  #moved({ pointerType, clientX, clientY }) {
    const slipped = Math.hypot(clientX - this.#at.x, clientY - this.#at.y) > SLIP;
    if (pointerType === "mouse" && this.#box.hidden) this.#at = { x: clientX, y: clientY };
    else if (pointerType !== "mouse" && slipped) clearTimeout(this.#timer);
  }

  /** A long press isn't a click. @param {MouseEvent} event */
  #clicked(event) {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /**
   * @param {Element} element
   * @param {number} time
   * @param {{ x: number, y: number }} at
   * @param {boolean} [pressed]
   */
  #wait(element, time, at, pressed = false) {
    clearTimeout(this.#timer);
    this.#asked = element;
    this.#at = at;
    this.#timer = setTimeout(() => {
      this.#swallow = pressed;
      this.#live.say({ type: "explain", element: element.matches(CHOICES) ? "" : idOf(element) });
    }, time);
  }

  /** @param {ExplainMessage} message */
  show({ element, now, more, rules }) {
    const asked = this.#asked;
    if (!asked?.isConnected || (element || "") !== (asked.matches(CHOICES) ? "" : idOf(asked))) return;
    const name = nameOf(asked);
    const further = more ? [make("li", t("more-choices", { count: more }), "soft")] : [];
    const list = make("ul");
    list.append(...now.map((words) => make("li", words)), ...further);
    const told = rules.map(({ number, words }) => this.#rule(number, words));
    if (!name && !now.length && !told.length) return;
    this.#box.replaceChildren(make("b", name), ...(now.length ? [list] : []), ...told);
    this.#box.hidden = false;
    this.#holdTitles(asked);
    this.#place();
  }

  /**
   * @param {string} number
   * @param {string} words
   */
  #rule(number, words) {
    const line = make("p", ` ${words}`);
    const link = make("a", number);
    link.href = `/rules/${this.#game}#${number}`;
    link.target = "_blank";
    line.prepend(link);
    return line;
  }

  /** @param {Element} asked */
  #holdTitles(asked) {
    for (let one = /** @type {Element | null} */ (asked); one && one.id !== "board"; one = one.parentElement) {
      const title = one.querySelector(":scope > title");
      if (title) this.#held.push([title, title.textContent]);
    }
    for (const [title] of this.#held) title.textContent = "";
  }

  /** Beside what was asked about, inside the window. */
  #place() {
    const { offsetWidth: width, offsetHeight: height } = this.#box;
    const { x, y } = this.#at;
    const left = Math.max(6, Math.min(x + GAP, innerWidth - width - 6));
    const below = y + GAP + height < innerHeight - 6;
    this.#box.style.left = `${left}px`;
    this.#box.style.top = `${below ? y + GAP : Math.max(6, y - GAP - height)}px`;
  }
}

/** @param {Element} element */
const idOf = (element) => element.getAttribute("data-for") ?? element.id;

/**
 * The innermost element around something that can be explained.
 * @param {EventTarget | null} target
 */
function explainable(target) {
  if (!(target instanceof Element)) return null;
  return target.closest(CHOICES) ?? target.closest("#board [id], #board [data-for], #players [data-for]");
}

/** @param {Element} element */
function nameOf(element) {
  if (element.matches(CHOICES)) return element.textContent ?? "";
  const shown = document.getElementById(idOf(element)) ?? element;
  return shown.querySelector("title")?.textContent ?? "";
}

/** @param {Element} element */
function corner(element) {
  const { right, bottom } = element.getBoundingClientRect();
  return { x: right, y: bottom };
}
