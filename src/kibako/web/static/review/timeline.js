// The timeline under the board: a lane for each seat with its moves in its colour, the slider, and the buttons to step.
import { $, $button, $input, $svg, draw } from "../page/elements.js";

/** @import { Course } from "../api" */

const BACK = ["first", "turn-back", "back"];
const FORTH = ["forth", "turn-forth", "last"];

/**
 * Moves in a row of one seat.
 * @param {number[]} seats whose each move was
 */
function runsOf(seats) {
  /** @type {{ by: number, at: number, length: number }[]} */
  const runs = [];
  for (const [at, by] of seats.entries()) {
    const last = runs.at(-1);
    if (last?.by === by) last.length += 1;
    else runs.push({ by, at, length: 1 });
  }
  return runs;
}

/** @param {Course} course */
export function showLanes({ length, seats, players, moment: { colours } }) {
  $svg("lanes").setAttribute("viewBox", `0 0 ${Math.max(1, length)} ${players.length}`);
  const lanes = runsOf(seats).map((run) =>
    draw("rect", { x: run.at, y: run.by + 0.1, width: run.length, height: 0.8, class: `seat-${colours[run.by]}` }),
  );
  $svg("lanes").replaceChildren(...lanes);
  $input("at").max = String(length);
}

/** @param {number} at */
export function moveSlider(at) {
  $input("at").value = String(at);
}

/**
 * What the slider says to those who listen, and whether they are at it.
 * @param {string} words
 */
export function tellSlider(words) {
  const slider = $input("at");
  slider.setAttribute("aria-valuetext", words);
  return document.activeElement === slider;
}

/**
 * Show how far the game has come, and where one can go from here.
 * @param {number} at
 * @param {Course} course
 */
export function showSteps(at, { length, status }) {
  for (const id of BACK) $button(id).disabled = at === 0;
  for (const id of FORTH) $button(id).disabled = at === length && status !== "running";
  for (const run of $svg("lanes").children) run.classList.toggle("later", Number(run.getAttribute("x")) >= at);
}

/** @param {boolean} playing */
export function showPlaying(playing) {
  $("play").setAttribute("aria-pressed", String(playing));
}
