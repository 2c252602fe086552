// What has happened at the table, line by line; and saying what is new to those who listen.
import { Story } from "../board/story.js";
import { $ } from "../page/elements.js";

/** @import { State } from "./socket.js" */

const TOLD = 6; // new lines that are said at most
const story = new Story();

/** @param {string} words */
export function announce(words) {
  $("said").textContent = words;
}

/** @param {State} state */
export function showLog({ story: lines, players, others }) {
  story.show(lines, (seat) => [...players, ...others][seat]?.colour);
}

/**
 * @param {State} state
 * @param {State | null} before
 */
export function tellNews({ log, ask }, before) {
  const fresh = before ? log.slice(before.log.length) : [];
  if (fresh.length || before?.ask !== ask) announce([...fresh.slice(-TOLD), ask].join(" "));
}
