// The dialog that sets up a table: who sits where, the game's options, and what matters where others play, too.
import { openTable } from "../page/api.js";
import { icon, seatShape } from "../page/drawings.js";
import { $, $dialog, $input, $select, all, button, make } from "../page/elements.js";
import { keepName, myName } from "../page/memory.js";
import { botWords, reason, t } from "../page/text.js";

/** @import { GameAnswer, NewClock, NewSeat, OptionAnswer } from "../api" */

const { bots = "", longest = "", most = "" } = $("maker-seats").dataset;
const OWN = "bot:own"; // a bot whose budget is set by hand
/** @type {Record<string, { words: string, usual: number, most: string, step: number }>} by the unit's letter */
const BUDGETS = {
  s: { words: "seconds", usual: 5, most: longest, step: 0.5 },
  "": { words: "tries", usual: 5000, most, step: 1000 },
};

/** @type {GameAnswer | null} */
let making = null;

// --- seats ---

/**
 * @param {number} number
 * @param {string} kind
 */
function seatChoice(number, kind) {
  const select = make("select");
  select.setAttribute("aria-label", t("seat", { number: number + 1 }));
  const levels = bots.split(",").map((bot) => [`bot:${bot}`, botWords(bot)]);
  const person = ["me", t(number ? "someone-here" : "me")];
  for (const [value, words] of [person, ...levels, [OWN, t("bot-own")], ["open", t("open-share")]]) {
    select.add(new Option(words, value, false, value === kind));
  }
  return select;
}

/**
 * @param {GameAnswer} game
 * @param {number} number
 * @param {string} kind
 */
function seatLine(game, number, kind) {
  const line = make("div", "", "seat-line");
  const select = seatChoice(number, kind);
  const budget = budgetLine(number);
  const here = nameField(number);
  const fit = () => {
    budget.hidden = select.value !== OWN;
    here.hidden = number === 0 || select.value !== "me";
  };
  select.onchange = () => {
    fit();
    showWhatApplies();
  };
  fit();
  line.append(seatShape(number), select);
  if (number >= game.seats[0]) line.append(removeButton(line));
  line.append(budget, here);
  return line;
}

/**
 * The name of somebody at the same screen.
 * @param {number} number
 */
function nameField(number) {
  const field = make("input", "", "here");
  field.maxLength = 40;
  field.placeholder = t("player", { number: number + 1 });
  field.setAttribute("aria-label", t("seat-name", { number: number + 1 }));
  return field;
}

/** @param {Element} line */
function removeButton(line) {
  const remove = () => {
    line.remove();
    showWhatApplies();
  };
  const made = button("", remove, "light small");
  made.append(icon("close"));
  made.setAttribute("aria-label", t("remove"));
  made.title = t("remove");
  return made;
}

/**
 * A bot's budget for each move, in seconds or in tries.
 * @param {number} number
 */
function budgetLine(number) {
  const line = make("div", "", "budget");
  const amount = make("input");
  const unit = make("select");
  const seat = t("seat", { number: number + 1 });
  amount.setAttribute("aria-label", `${seat}, ${t("budget-amount")}`);
  unit.setAttribute("aria-label", `${seat}, ${t("budget-unit")}`);
  for (const [letter, { words }] of Object.entries(BUDGETS)) unit.add(new Option(t(`budget-${words}`), letter));
  amount.type = "number";
  amount.inputMode = "decimal";
  const fit = () => {
    const { usual, most, step } = BUDGETS[unit.value];
    Object.assign(amount, { value: usual, min: step, max: most, step });
  };
  unit.onchange = fit;
  fit();
  line.append(amount, unit);
  line.hidden = true;
  return line;
}

/** Only what matters with this number of seats, and with these people. */
function showWhatApplies() {
  const count = $("maker-seats").children.length;
  const kinds = seats().map(({ kind }) => kind);
  const open = kinds.includes("open");
  $("more-seats").hidden = count >= Math.max(...(making?.seats ?? [0]));
  for (const label of all("[data-seats]")) label.hidden = !applies(label, count);
  $("maker-options").hidden = !all("[data-seats]").some((label) => !label.hidden);
  $("maker-others").hidden = kinds.filter((kind) => kind !== "bot").length < 2;
  for (const id of ["maker-title-line", "maker-public-line"]) $(id).hidden = !open;
}

/**
 * @param {HTMLElement} option
 * @param {number} count of seats
 */
function applies({ dataset: { seats = "" } }, count) {
  return !seats || seats.split(",").includes(String(count));
}

/** @param {ParentNode} line */
function levelOf(line) {
  const amount = line.querySelector("input")?.value ?? "";
  const unit = line.querySelector(".budget select");
  return `ismcts:${amount}${unit instanceof HTMLSelectElement ? unit.value : ""}`;
}

/** @returns {NewSeat[]} */
function seats() {
  return all("#maker-seats > .seat-line").map((line, number) => {
    const value = line.querySelector("select")?.value ?? "open";
    const kind = value.split(":")[0];
    if (kind === "bot") return { kind, level: value === OWN ? levelOf(line) : value.slice(4) };
    if (kind !== "me") return { kind: "open" };
    const here = line.querySelector(".here");
    const own = here instanceof HTMLInputElement && number ? here.value : $input("maker-me").value;
    return { kind: "person", name: own.trim() };
  });
}

// --- options and clock ---

/** @param {OptionAnswer} option */
function optionLine({ name, title, about, choices, words, seats, default: usual }) {
  const label = make("label", title);
  label.dataset.seats = seats.join(",");
  const select = make("select");
  select.dataset.option = name;
  for (const [i, choice] of choices.entries()) {
    const said = words[i] ?? t(choice ? "yes" : "no");
    select.add(new Option(said, JSON.stringify(choice), false, choice === usual));
  }
  label.append(select, make("p", about, "option-about"));
  return label;
}

function options() {
  const shown = all("[data-seats]").filter((label) => !label.hidden);
  const chosen = shown.flatMap((label) => [...label.querySelectorAll("select")]);
  return Object.fromEntries(chosen.map(({ dataset, value }) => [dataset.option, JSON.parse(value)]));
}

/** @returns {NewClock} */
function clock() {
  const chosen = $("maker-others").hidden ? "none:0" : $select("maker-clock").value;
  const [kind, seconds] = chosen.split(":");
  return { kind: kind === "relaxed" || kind === "move" ? kind : "none", seconds: Number(seconds) };
}

function showClock() {
  $("maker-clock-about").textContent = t(`clock-${clock().kind}-about`);
}

// --- the dialog ---

/** @param {GameAnswer} game */
export function showMaker(game) {
  making = game;
  $("maker-title").textContent = game.title;
  $input("maker-me").value = myName();
  $input("maker-name").value = "";
  $("maker-wrong").textContent = "";
  const lines = Array.from({ length: game.seats[0] }, (_, i) => seatLine(game, i, i ? "bot:easy" : "me"));
  $("maker-seats").replaceChildren(...lines);
  $("maker-option-lines").replaceChildren(...game.options.map(optionLine));
  showWhatApplies();
  showClock();
  $dialog("maker").showModal();
}

function addSeat() {
  if (!making) return;
  const place = $("maker-seats");
  place.append(seatLine(making, place.children.length, "bot:easy"));
  showWhatApplies();
}

async function open() {
  if (!making) return;
  keepName($input("maker-me").value.trim());
  const open = !$("maker-public-line").hidden;
  const title = open ? $input("maker-name").value : "";
  const order = { game: making.key, seats: seats(), options: options(), title, clock: clock() };
  try {
    await openTable({ ...order, public: open && $input("maker-public").checked });
  } catch (error) {
    $("maker-wrong").textContent = reason(error);
  }
}

$("maker-clock").onchange = showClock;
$("more-seats").onclick = addSeat;
$("maker-go").onclick = open;
