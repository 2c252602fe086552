// The log as a page shows it: grouped under headings, with marks, icons and places that point at the board.

import { seatShape } from "../page/drawings.js";
import { $, draw, make } from "../page/elements.js";
import { icon } from "./things.js";

/** @import { LogLine, Run } from "../protocol" */

const EYE = "M2.5 12c4-7 15-7 19 0c-4 7-15 7-19 0zM12 9.3a2.7 2.7 0 1 0 .01 0";

/** @param {Run} run */
function shown({ words, kind, icon: id, count }) {
  if (!kind) return document.createTextNode(words);
  if (kind === "name") return make("b", words);
  const made = make("span", "", kind === "place" && id ? "place chip-place" : kind);
  if (id) made.append(icon(id));
  if (kind === "place") made.append(words);
  else {
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", words);
    made.title = words;
    if (count !== undefined && count !== null) made.append(make("span", count));
  }
  return made;
}

export class Story {
  #place = $("log");
  /** @type {HTMLElement[]} what each line is shown by: an item of the list, or a part of one */
  #shown = [];
  /** @type {LogLine[]} */
  #lines = [];
  /** @type {Map<string, HTMLElement>} the last item about an element of the board */
  #about = new Map();
  #leads;

  /** @param {boolean} [leads] whether lines are buttons that lead somewhere */
  constructor(leads = false) {
    this.#leads = leads;
    for (const kind of ["pointerover", "focusin"]) this.#place.addEventListener(kind, (event) => this.#point(event));
    for (const kind of ["pointerleave", "focusout"]) this.#place.addEventListener(kind, () => this.#unpoint());
    const board = $("board");
    board.addEventListener("pointermove", (event) => this.#find(event));
    board.addEventListener("pointerleave", () => this.#unpoint());
  }

  /**
   * Show the lines; those that are shown already stay.
   * @param {LogLine[]} lines
   * @param {(seat: number) => number | undefined} colourOf
   */
  show(lines, colourOf) {
    const same = this.#lines.findIndex((line, number) => line !== lines[number]);
    const first = same < 0 ? this.#lines.length : same;
    for (const old of this.#shown.splice(first)) old.remove();
    const before = first ? this.itemOf(first - 1) : null;
    for (const item of this.#place.querySelectorAll(".new")) item.classList.remove("new");
    for (const line of lines.slice(first)) this.#add(line, colourOf);
    const latest = first === lines.length || !before ? lines.length - 1 : first;
    for (let number = latest; number < lines.length; number++) this.itemOf(number)?.classList.add("new");
    this.#lines = lines;
    this.#remember();
    this.#place.scrollTop = this.#place.scrollHeight;
  }

  /** @param {number} number */
  itemOf(number) {
    return this.#shown[number]?.closest("li") ?? null;
  }

  /**
   * @param {LogLine} line
   * @param {(seat: number) => number | undefined} colourOf
   */
  #add(line, colourOf) {
    const words = make("span");
    words.append(...line.runs.map(shown));
    const last = this.#place.lastElementChild?.querySelector(".line");
    if (line.then && last) last.append(words);
    else this.#place.append(this.#item(line, words, colourOf));
    this.#shown.push(line.then && last ? words : /** @type {HTMLElement} */ (this.#place.lastElementChild));
  }

  /**
   * @param {LogLine} line
   * @param {HTMLElement} words
   * @param {(seat: number) => number | undefined} colourOf
   */
  #item({ heading, seat }, words, colourOf) {
    const item = make("li", "", heading ? "heading" : "");
    if (heading) {
      item.append(words);
      return item;
    }
    const colour = seat === undefined || seat === null ? undefined : colourOf(seat);
    const line = make(this.#leads ? "button" : "span", "", "line");
    line.append(words);
    item.append(colour === undefined ? make("span") : seatShape(colour), line, eye());
    return item;
  }

  /** Which item told last of each element of the board. */
  #remember() {
    this.#about.clear();
    for (const [number, line] of this.#lines.entries()) {
      const item = this.itemOf(number);
      for (const { place } of line.runs) if (place && item) this.#about.set(place, item);
    }
  }

  // --- pointing ---

  /** @param {Event} event */
  #point({ target }) {
    this.#unpoint();
    const item = target instanceof Element ? target.closest("li") : null;
    if (!item) return;
    const lines = this.#lines.filter((_, number) => this.itemOf(number) === item);
    const places = lines.flatMap(({ runs }) => runs.flatMap(({ place }) => place ?? []));
    const elements = places.map((place) => document.getElementById(place)).filter((element) => element !== null);
    for (const element of elements) element.classList.add("pointed");
    item.classList.toggle("at", elements.length > 0);
  }

  #unpoint() {
    for (const element of document.querySelectorAll("#board .pointed")) element.classList.remove("pointed");
    for (const item of this.#place.querySelectorAll(".at")) item.classList.remove("at");
  }

  /**
   * The last line about what the pointer is at.
   * @param {PointerEvent} event
   */
  #find({ clientX, clientY, pointerType }) {
    for (const item of this.#place.querySelectorAll(".at")) item.classList.remove("at");
    if (pointerType !== "mouse") return;
    const under = document.elementsFromPoint(clientX, clientY);
    const ids = under.map((element) => element.closest("[id]")?.id ?? "");
    const item = ids.map((id) => this.#about.get(id)).find((found) => found !== undefined);
    item?.classList.add("at");
    item?.scrollIntoView({ block: "nearest" });
  }
}

function eye() {
  const drawn = draw("svg", { class: "eye", viewBox: "0 0 24 24", "aria-hidden": "true" });
  drawn.append(draw("path", { d: EYE }));
  return drawn;
}
