// Texts in the reader's language, sent along with the page.
import { $ } from "./elements.js";

/** @type {Record<string, string>} */
const texts = JSON.parse($("words").textContent ?? "{}");
export const language = document.documentElement.lang;

/**
 * A text, with {name} filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  return (texts[key] ?? key).replace(/\{([\w-]+)\}/g, (blank, name) => String(values[name] ?? blank));
}

/**
 * "Ada, Bruno and Chloé".
 * @param {string[]} names
 */
export function list(names) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** @type {[unit: "day" | "hour" | "minute", seconds: number][]} */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/**
 * In the largest unit that fits; in minutes if it is less than one.
 * @param {number} seconds
 */
export function inUnits(seconds) {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[2];
  return { unit, count: Math.floor(seconds / length) };
}

/**
 * "52 minutes".
 * @param {number} seconds
 */
export function duration(seconds) {
  const { unit, count } = inUnits(seconds);
  const long = /** @type {const} */ ({ style: "unit", unitDisplay: "long" });
  return new Intl.NumberFormat(language, { ...long, unit }).format(Math.max(1, count));
}

/**
 * How a bot plays: its level, or its budget for each move; a bot of the host's own has only its name.
 * @param {string} level
 */
export function botWords(level) {
  const [, amount, unit] = level.match(/^ismcts:([\d.]+)(s?)$/) ?? [];
  if (!amount) return texts[`bot-${level}`] ? t(`bot-${level}`) : level;
  return t(unit ? "bot-seconds" : "bot-tries", { amount: Number(amount).toLocaleString(language) });
}

/**
 * What an error says.
 * @param {unknown} error
 */
export function reason(error) {
  return error instanceof Error ? error.message : String(error);
}
