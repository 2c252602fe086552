// What is counted for all players together, in a small table over the log.
import { $, make } from "../page/elements.js";
import { thing } from "./things.js";

/** @import { Tallies, Tally } from "../protocol" */

const MINUS = "−";

/** @param {number} change */
function changed(change) {
  return make("em", change > 0 ? `+${change}` : `${MINUS}${-change}`, change > 0 ? "gain" : "loss");
}

/** @param {Tally} tally */
function row({ words, counts, changes }) {
  const made = make("tr");
  made.append(make("th", words));
  for (const [place, count] of counts.entries()) {
    const cell = make("td", count);
    if (changes[place]) cell.append(changed(changes[place]));
    made.append(cell);
  }
  return made;
}

/** @param {Tallies | null} tallies */
export function showTallies(tallies) {
  const place = $("tallies");
  place.hidden = tallies === null;
  if (!tallies) return;
  const [table, head] = [make("table"), make("tr")];
  head.append(make("th", tallies.heading));
  for (const column of tallies.columns) {
    const cell = make("th");
    cell.append(thing(column));
    head.append(cell);
  }
  table.append(head, ...tallies.rows.map(row));
  for (const line of table.rows) for (const place of tallies.marked) line.cells[place + 1]?.classList.add("own");
  $("tallies").replaceChildren(table);
}
