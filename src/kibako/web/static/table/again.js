// The last moves of the others once more, by one button: their moments, one after the other, then the position as it is.
import * as api from "../page/api.js";
import { $ } from "../page/elements.js";
import { secretsOf } from "../page/memory.js";
import { complain, shapeOfWindow } from "../page/page.js";
import { reason } from "../page/text.js";

/** @import { Moment } from "../api" */
/** @import { Board } from "../board/board.js" */
/** @import { Live, State } from "./socket.js" */

const PACE = 1100; // milliseconds a move that is told
const SHORT = 350; // and any other
const MOST = 23; // moves that are shown
const AT_ONCE = 8; // moments that can be asked for

/**
 * The numbers of moves before and after what others did last: from one's own last action before it.
 * @param {number[]} seats whose each move was
 * @param {number[]} own
 */
export function lastOfOthers(seats, own) {
  const end = seats.findLastIndex((seat) => !own.includes(seat)) + 1;
  const start = seats.slice(0, end).findLastIndex((seat) => own.includes(seat)) + 1;
  return { start: Math.max(start, end - MOST), end };
}

export class Again {
  #live;
  #board;
  #resume;
  #timer = 0;
  #run = 0; // which showing this is: another one ends it

  /**
   * @param {Live} live
   * @param {Board} board
   * @param {() => void} resume show the position as it is
   */
  constructor(live, board, resume) {
    this.#live = live;
    this.#board = board;
    this.#resume = resume;
    $("again").onclick = () => this.toggle();
  }

  get #shows() {
    return $("again").getAttribute("aria-pressed") === "true";
  }

  /** @param {State} state */
  offer({ at, status, players }) {
    const others = players.some(({ you }) => !you);
    $("again").hidden = !others || at === 0 || status === "open" || this.#board.path.length > 0;
  }

  /** The table has changed: what is new is shown instead. */
  stop() {
    this.#run += 1;
    clearTimeout(this.#timer);
    $("again").setAttribute("aria-pressed", "false");
  }

  toggle() {
    if ($("again").hidden) return;
    const shows = this.#shows;
    this.stop();
    if (shows) this.#resume();
    else this.#begin().catch((error) => complain(reason(error)));
  }

  async #begin() {
    const { table, state } = this.#live;
    if (!state) return;
    const run = this.#run;
    const look = { secrets: secretsOf(table), seat: state.seat, shape: shapeOfWindow(), text: false };
    $("again").setAttribute("aria-pressed", "true");
    try {
      const { seats } = await api.review(table, { ...look, at: 0 });
      const { start, end } = lastOfOthers(seats, state.own);
      const moments = [];
      for (let first = start; first <= end; first += AT_ONCE) {
        const at = Array.from({ length: Math.min(AT_ONCE, end - first + 1) }, (_, i) => first + i);
        moments.push(...(await api.moments(table, { ...look, at })));
      }
      if (run === this.#run) this.#step(moments, 0);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  /**
   * @param {Moment[]} moments
   * @param {number} number
   */
  #step(moments, number) {
    const moment = moments[number];
    if (!moment) {
      this.stop();
      this.#resume();
      return;
    }
    this.#board.show(moment.picture, []);
    const words = number ? moment.lines.join(" ") || moment.did : "";
    if (words) $("ask").textContent = words;
    $("hint").textContent = "";
    this.#timer = setTimeout(() => this.#step(moments, number + 1), words ? PACE : SHORT);
  }
}
