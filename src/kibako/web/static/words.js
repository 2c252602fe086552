// Small things that every page needs: elements by id, texts in the reader's language, the server's API.
export const $ = (id) => document.getElementById(id);

const words = JSON.parse($("words").textContent);
export const language = document.documentElement.lang;

// A text, with {name} filled in.
export function t(key, values = {}) {
  return (words[key] ?? key).replace(/\{([\w-]+)\}/g, (blank, name) => values[name] ?? blank);
}

export function list(names) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

export async function ask(path, order) {
  const answer = await fetch(path, order && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(order) });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(data.error || t("no-answer"));
  return data;
}

// The secrets of this browser's seats at a table.
export const secretsOf = (table) => JSON.parse(localStorage.getItem(`kibako:${table}`) || "[]");
export function keepSecrets(table, secrets) {
  localStorage.setItem(`kibako:${table}`, JSON.stringify([...new Set([...secretsOf(table), ...secrets])]));
}

export const myName = () => localStorage.getItem("kibako:name") || "";
export const keepName = (name) => { if (name) localStorage.setItem("kibako:name", name); };

// Open a table and go there.
export async function openTable(order) {
  const made = await ask("/api/tables", order);
  keepSecrets(made.table, Object.values(made.secrets));
  location.href = `/t/${made.table}`;
}

export function make(kind, words = "", name = "") {
  const made = document.createElement(kind);
  made.textContent = words;
  if (name) made.className = name;
  return made;
}

export function button(words, act, main) {
  const made = make("button", words, `button${main ? " go" : " light"}`);
  made.type = "button";
  made.onclick = act;
  return made;
}

// How a bot plays: its level, or what it may think a move.
export function botWords(level) {
  const [, amount, unit] = level.match(/^ismcts:([\d.]+)(s?)$/) ?? [];
  return amount ? t(unit ? "bot-seconds" : "bot-tries", { amount: Number(amount).toLocaleString(language) }) : t(`bot-${level}`);
}

// A seat's shape and colour.
const shapes = ["M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z", "M0-11L11 8.5H-11Z", "M-9-9H9V9H-9Z", "M0-12L11 0L0 12L-11 0Z"];
export function seatMark(mark) {
  return `<svg viewBox="-14 -14 28 28" aria-hidden="true"><path class="seat-${mark}" d="${shapes[mark]}"/></svg>`;
}

let toasting = 0;
export function toast(words) {
  $("toast").textContent = words;
  $("toast").hidden = false;
  clearTimeout(toasting);
  toasting = setTimeout(() => { $("toast").hidden = true; }, Math.max(4500, words.length * 70));
}

// Every page has the choice of a language; the page is made anew in it, nothing is lost.
const chosen = $("language");
if (chosen) chosen.onchange = () => {
  document.cookie = `language=${chosen.value}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
};
