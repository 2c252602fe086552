// The coach: speaks up once about each thing worth knowing, can be asked again, and can be switched off.
import { $, $input } from "../page/elements.js";
import { hasHeard, hasPlayed, isWished, keepHeard, keepWish } from "../page/memory.js";
import { shapeOfWindow, toast } from "../page/page.js";
import { t } from "../page/text.js";

/** @import { CoachMessage } from "../protocol" */
/** @import { Live, State } from "./socket.js" */

const CORNERS = [
  ["start", "start"],
  ["start", "end"],
  ["end", "start"],
  ["end", "end"],
];

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function meet(one, other) {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.bottom > other.top && other.bottom > one.top;
}

export class Coach {
  #live;
  #game;
  #at = -1; // the move it was asked about last
  #wanted = false; // whether somebody asked, so that it answers whatever it has said before

  /**
   * @param {Live} live
   * @param {string} game
   */
  constructor(live, game) {
    this.#live = live;
    this.#game = game;
    const box = $input("set-coach");
    box.checked = this.#speaks();
    box.onchange = () => {
      keepWish(`coach:${game}`, box.checked);
      this.#hide();
    };
    $("coach-ask").onclick = () => this.ask();
    $("coach-close").onclick = () => this.#hide();
    addEventListener("pointerdown", (event) => this.#stepAside(event), { capture: true });
  }

  /** Where it has no place of its own it lies over the board, until somebody does anything. @param {PointerEvent} event */
  #stepAside({ target }) {
    const inside = target instanceof Element && target.closest("#coach");
    if (shapeOfWindow() !== "wide" && !inside) this.#hide();
  }

  /** Whether it speaks unasked: to newcomers, if they don't mind. */
  #speaks() {
    return isWished(`coach:${this.#game}`, !hasPlayed(this.#game));
  }

  #hide() {
    $("coach").hidden = true;
  }

  /** @param {State} state */
  follow({ at, hints }) {
    if (at === this.#at) return;
    this.#at = at;
    this.#hide();
    this.#wanted = false;
    if (hints && this.#speaks()) this.#live.say({ type: "coach" });
  }

  /** What does it say now, said before or not? */
  ask() {
    this.#wanted = true;
    this.#live.say({ type: "coach" });
  }

  /** @param {CoachMessage} message */
  hear({ at, tips }) {
    if (at !== this.#live.state?.at) return;
    const tip = this.#wanted ? tips[0] : tips.find(({ key }) => !hasHeard(this.#game, key));
    if (tip) this.#speak(tip);
    else if (this.#wanted) toast(t("coach-silent"));
    this.#wanted = false;
  }

  /** @param {{ key: string, words: string }} tip */
  #speak({ key, words }) {
    keepHeard(this.#game, key);
    $("coach-words").textContent = words;
    $("coach").hidden = false;
    this.#stepBeside();
  }

  /** Over the board it keeps to the corner where it covers least of what can be chosen. */
  #stepBeside() {
    const { style } = $("coach");
    style.alignSelf = "";
    if (shapeOfWindow() === "wide") return;
    const targets = [...document.querySelectorAll("#board [id].legal")].map((target) => target.getBoundingClientRect());
    const covered = CORNERS.map(([down, across]) => {
      style.alignSelf = down;
      style.justifySelf = across;
      const box = $("coach").getBoundingClientRect();
      return targets.filter((target) => meet(box, target)).length;
    });
    [style.alignSelf, style.justifySelf] = CORNERS[covered.indexOf(Math.min(...covered))];
  }
}
