// The log of a past game: each line leads to its moment.
import { $, buttonsIn, focusedIn, isAt, lines, make } from "../page/elements.js";

/**
 * @param {[at: number, words: string][]} log
 * @param {(at: number) => void} go
 */
export function fillLog(log, go) {
  const jumps = log.map(([at, words]) => {
    const jump = make("button", words);
    jump.dataset.at = String(at);
    jump.onclick = () => go(at);
    return jump;
  });
  $("log").replaceChildren(...lines(jumps));
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
    if (momentOf(line) === at) line.setAttribute("aria-current", "step");
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
