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
/** What says by its own title what it is: controls, and what players have. */
const TOLD = [
  "#controls button",
  "#tabs button",
  ".tabs button",
  "#reactions button",
  ".bar a",
  ".bar button",
  ".player .thing",
  ".player .face",
  "#tallies .thing",
  "#log [title]",
].join(", ");

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
    const main = document.body;
    main.addEventListener("pointerover", (event) => this.#over(event));
    main.addEventListener("pointerdown", (event) => this.#down(event));
    main.addEventListener("pointermove", (event) => this.#moved(event));
    for (const kind of ["pointerup", "pointercancel"]) main.addEventListener(kind, () => clearTimeout(this.#timer));
    main.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && this.hide());
    main.addEventListener("wheel", () => this.hide(), { passive: true });
    main.addEventListener("focusin", ({ target }) => this.#focused(target));
    main.addEventListener("click", (event) => this.#clicked(event), { capture: true });
    main.addEventListener("contextmenu", (event) => this.#pin(event));
    document.addEventListener("keydown", () => this.hide(), { capture: true });
  }

  hide() {
    clearTimeout(this.#timer);
    this.#asked = null;
    this.#box.hidden = true;
    for (const [title, words] of this.#held.splice(0)) {
      if (title instanceof HTMLElement) title.title = words ?? "";
      else title.textContent = words;
    }
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
    const focused = target instanceof Element && target.matches(":focus-visible") ? target : null;
    const button = focused?.closest(`${CHOICES}, ${TOLD}`);
    if (button && !focused?.closest("dialog")) this.#wait(button, HOVER, corner(button));
  }

  /** @param {PointerEvent} event */
  #over({ target, pointerType, clientX, clientY }) {
    if (pointerType !== "mouse") return;
    if (this.#isPinned) return;
    const element = explainable(target);
    if (element === this.#asked && element) return;
    this.hide();
    if (element) this.#wait(element, HOVER, { x: clientX, y: clientY });
  }

  /** @param {PointerEvent} event */
  #down({ target, pointerType, clientX, clientY }) {
    if (this.#isInBox(target)) return;
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

  /** Whether it stays, with the links to its rules, until something else is done. */
  get #isPinned() {
    return this.#box.classList.contains("pinned") && !this.#box.hidden;
  }

  /**
   * What is asked for by a long press or the second button of a mouse stays.
   * @param {MouseEvent} event
   */
  #pin(event) {
    const { target, clientX, clientY } = event;
    const element = explainable(target);
    if (!this.#swallow && !element?.closest("#board, #choices, .player")) return;
    event.preventDefault();
    if (!this.#swallow && element) this.#wait(element, 0, { x: clientX, y: clientY }, false, true);
  }

  /** @param {EventTarget | null} target */
  #isInBox(target) {
    return target instanceof Element && this.#box.contains(target);
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
   * @param {boolean} [pressed] by a finger, whose lifting is no click then
   * @param {boolean} [pinned]
   */
  #wait(element, time, at, pressed = false, pinned = pressed) {
    clearTimeout(this.#timer);
    this.#asked = element;
    this.#at = at;
    this.#timer = setTimeout(() => {
      this.#swallow = pressed;
      this.#box.classList.toggle("pinned", pinned);
      if (element.matches(TOLD)) this.#showTitle(element);
      else this.#live.say({ type: "explain", element: element.matches(CHOICES) ? "" : idOf(element) });
    }, time);
  }

  /**
   * What says itself what it is; the browser's own tooltip would say it again.
   * @param {Element} element
   */
  #showTitle(element) {
    const words = titleOf(element);
    if (!words) return;
    const parts = [...element.childNodes].filter((part) => part.nodeName !== "KBD");
    const name = parts
      .map((part) => part.textContent?.trim())
      .join(" ")
      .trim();
    const same = words.startsWith(name) || /^[\d\s/−]*$/.test(name);
    this.#box.replaceChildren(make("b", same ? words : name), ...(same ? [] : [make("p", words)]));
    this.#box.hidden = false;
    this.#holdTitles(element);
    this.#place();
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
    const button = asked.closest("[title]");
    if (!(button instanceof HTMLElement)) return;
    this.#held.push([button, button.title]);
    button.title = "";
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
  return target.closest(CHOICES) ?? target.closest(`#board [id], #board [data-for], #players [data-for], ${TOLD}`);
}

/** @param {Element} element */
function nameOf(element) {
  if (element.matches(CHOICES)) return element.textContent ?? "";
  const shown = document.getElementById(idOf(element)) ?? element;
  return shown.querySelector("title")?.textContent ?? "";
}

/**
 * What an element says of itself: its title, its label, or that of what it shows.
 * @param {Element} element
 */
function titleOf(element) {
  const own = element.getAttribute("title") ?? element.getAttribute("aria-label");
  return own ?? element.querySelector("[aria-label]")?.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
}

/** @param {Element} element */
function corner(element) {
  const { right, bottom } = element.getBoundingClientRect();
  return { x: right, y: bottom };
}
