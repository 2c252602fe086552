// Playing on from a moment of a past game, at a new table.
import { playOn } from "../page/api.js";
import { $, $dialog, $select } from "../page/elements.js";
import { myName, secretsOf } from "../page/memory.js";
import { reason } from "../page/text.js";

/** @import { Course, ReplayOrder, Moment } from "../api" */

/**
 * Options of a choice.
 * @template {string | number} T
 * @param {HTMLSelectElement} select
 * @param {T[]} values
 * @param {(value: T) => string} words
 * @param {T | null} chosen
 */
export function fill(select, values, words, chosen) {
  const options = values.map((value) => new Option(words(value), String(value), false, value === chosen));
  select.replaceChildren(...options);
}

/**
 * Ask which seat to take.
 * @param {Course} course
 * @param {Moment} moment
 */
export function offerPlayOn({ players, status, seat }, { toAct }) {
  const seats = players.map((_, number) => number);
  const mayChoose = status !== "running" || typeof seat !== "number";
  fill($select("chair"), mayChoose ? seats : [seat], (of) => players[of].name, typeof seat === "number" ? seat : toAct);
  const level = $select("level").parentElement;
  if (level) level.hidden = players.length === 1;
  $("play-on-wrong").textContent = "";
  $dialog("play-on-sheet").showModal();
}

/**
 * @param {string} table
 * @param {ReplayOrder["seat"]} seat through whose eyes
 * @param {number} at
 */
export async function playOnFrom(table, seat, at) {
  const chair = Number($select("chair").value);
  const level = $select("level").value;
  const name = myName();
  try {
    await playOn(table, { secrets: secretsOf(table), seat, at, chair, level, name });
  } catch (error) {
    $("play-on-wrong").textContent = reason(error);
  }
}
