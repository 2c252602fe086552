// The log of a past game: each line leads to its moment.
import { Story } from "../board/story.js";
import { $, buttonsIn, focusedIn, isAt } from "../page/elements.js";

/** @import { Course } from "../api" */

const told = new Story(true);

/**
 * A line that tells several moments leads to the last of them.
 * @param {Course} course
 * @param {(seat: number) => number | undefined} markOf
 * @param {(at: number) => void} go
 */
export function fillLog({ log, story }, markOf, go) {
  told.show(story, markOf);
  for (const [number, [at]] of log.entries()) {
    const jump = told.itemOf(number)?.querySelector("button");
    if (!jump) continue;
    jump.dataset.at ??= String(at);
    jump.dataset.to = String(at);
    jump.onclick = () => go(at);
  }
}

/** @param {HTMLElement} line */
const momentOf = (line) => Number(line.dataset.at);

/**
 * Mark the lines of a moment, and those that are yet to come.
 * @param {number} at
 */
export function showLog(at) {
  const all = buttonsIn($("log"));
  for (const line of all) {
    line.classList.toggle("later", momentOf(line) > at);
    if (momentOf(line) <= at && at <= Number(line.dataset.to)) line.setAttribute("aria-current", "step");
    else line.removeAttribute("aria-current");
    line.tabIndex = -1;
  }
  const here = all.findLast((line) => momentOf(line) <= at) ?? all[0];
  if (!here) return;
  here.tabIndex = 0;
  bringIntoSight(here);
}

/** @param {HTMLElement} line */
function bringIntoSight(line) {
  const box = line.getBoundingClientRect();
  const frame = $("log").getBoundingClientRect();
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  $("log").scrollTop += box.top - frame.top - frame.height / 2;
}

/**
 * Go from line to line by keyboard; false if it isn't in the log.
 * @param {KeyboardEvent} event
 */
export function walkLog(event) {
  if (!isAt(event, "#log button")) return false;
  const all = buttonsIn($("log"));
  all[focusedIn($("log")) + (event.key === "ArrowUp" ? -1 : 1)]?.focus();
  return true;
}
