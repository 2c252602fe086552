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
