// The clocks beside the names. The server says how much time is left; the page counts down by itself.
import { $, all, draw, make } from "../page/elements.js";
import { t } from "../page/text.js";
import { botOffer } from "./players.js";

/** @import { Clock } from "../protocol" */
/** @import { Live, State } from "./socket.js" */

const TICK = 500; // milliseconds
const RIM = 8;
const PIE = 4; // the radius of a circle whose stroke fills it
const ROUND = 2 * Math.PI * PIE;

/**
 * @param {number} left
 * @param {number} seconds
 */
const isLow = (left, seconds) => left <= Math.max(10, seconds / 10);

/**
 * A length of time in two units at most.
 * @param {number} seconds
 */
function span(seconds) {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86400);
  const hours = Math.floor(whole / 3600) % 24;
  const minutes = Math.floor(whole / 60) % 60;
  if (days) return hours ? t("days-hours", { days, hours }) : t("days", { days });
  if (hours) return t("hours-minutes", { hours, minutes });
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}

/** @param {boolean} runs */
function face(runs) {
  const made = make("span", "", runs ? "clock runs" : "clock");
  const drawn = draw("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" });
  drawn.append(draw("circle", { class: "rim", cx: 10, cy: 10, r: RIM }));
  drawn.append(draw("circle", { class: "pie", cx: 10, cy: 10, r: PIE }));
  made.append(drawn, make("span"));
  return made;
}

/**
 * What a clock says.
 * @param {Clock} clock
 * @param {boolean} runs
 * @param {number} left
 */
function words(clock, runs, left) {
  const time = clock.kind === "none" ? "" : span(left);
  if (clock.paused && (runs || clock.kind === "none")) return t("paused", { time });
  if (!runs) return t("time-a-move", { time });
  if (left <= 0) return t("time-over");
  return isLow(left, clock.seconds) ? t("time-low", { time }) : t("time-left", { time });
}

/**
 * @param {HTMLElement} shown
 * @param {Clock} clock
 * @param {number} left
 */
function turn(shown, clock, left) {
  const runs = shown.classList.contains("runs");
  const said = words(clock, runs, left);
  shown.classList.toggle("low", runs && !clock.paused && isLow(left, clock.seconds));
  shown.classList.toggle("over", runs && left <= 0);
  if (shown.lastElementChild && shown.lastElementChild.textContent !== said) {
    shown.lastElementChild.textContent = said;
  }
  const part = clock.seconds ? Math.min(1, left / clock.seconds) : 1;
  shown.querySelector(".pie")?.setAttribute("stroke-dasharray", `${ROUND * part} ${ROUND}`);
}

export class Clocks {
  #live;
  #heard = 0; // when the server last said how much time is left
  #warned = "";

  /** @param {Live} live */
  constructor(live) {
    this.#live = live;
    setInterval(() => this.#tick(), TICK);
  }

  /** @param {State} state */
  show({ company: { clock }, players, toAct, status }) {
    this.#heard = performance.now();
    const lines = all("#players > li");
    if (toAct !== null) $("players").scrollLeft = lines[toAct].offsetLeft - 8;
    if ((clock.kind === "none" && !clock.paused) || status === "over") return;
    for (const [seat, line] of lines.entries()) {
      if (players[seat].kind === "person") line.querySelector("div")?.append(face(seat === clock.seat));
    }
    this.#tick();
  }

  /** @param {Clock} clock */
  #left(clock) {
    if (clock.left === null) return clock.seconds;
    if (clock.paused) return clock.left;
    return Math.max(0, clock.left - (performance.now() - this.#heard) / 1000);
  }

  #tick() {
    const { state } = this.#live;
    if (!state) return;
    const { clock } = state.company;
    for (const shown of all(".clock")) {
      turn(shown, clock, shown.classList.contains("runs") ? this.#left(clock) : clock.seconds);
    }
    if (clock.seat !== null) this.#warn(state, clock.seat);
  }

  /**
   * Once for each decision: say that time is short; offer a bot when somebody's time is over.
   * @param {State} state
   * @param {number} seat
   */
  #warn({ company: { clock }, own, at }, seat) {
    const left = this.#left(clock);
    const mine = own.includes(seat);
    if (mine && !clock.paused && isLow(left, clock.seconds) && this.#warned !== `${at} ${seat}`) {
      this.#warned = `${at} ${seat}`;
      $("chat-said").textContent = t("time-low", { time: span(left) });
    }
    const line = $("players").children[seat];
    const late = left <= 0 && clock.kind === "relaxed";
    if (late && !mine && own.length && !line.querySelector("button")) line.append(botOffer(this.#live, seat));
  }
}
