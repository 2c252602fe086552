// The shelf of games and the tables that are open.
import { $, ask, botWords, button, keepName, make, myName, openTable, t, toast } from "./words.js";

const bots = $("bots").innerHTML.split(",");
const OWN = "bot:own";
const budgets = { s: { words: "seconds", usual: 5, most: $("bots").dataset.longest, step: 0.5 }, "": { words: "tries", usual: 5000, most: $("bots").dataset.most, step: 1000 } };
let games = [];
let making = null;

function playNow(game) {
  const seats = Array.from({ length: game.seats[0] }, (_, i) => i ? { kind: "bot", level: "easy" } : { kind: "person", name: myName() || t("you-name") });
  openTable({ game: game.key, seats, public: false }).catch((error) => toast(error.message));
}

function seatLine(number, kind) {
  const line = make("div", "", "seat-line");
  const choices = [["me", t(number ? "someone-here" : "me")], ...bots.map((bot) => [`bot:${bot}`, botWords(bot)]), [OWN, t("bot-own")], ["open", t("open-share")]];
  const select = make("select");
  select.setAttribute("aria-label", t("seat", { number: number + 1 }));
  for (const [value, words] of choices) select.add(new Option(words, value, false, value === kind));
  const budget = budgetLine(number);
  select.onchange = () => { budget.hidden = select.value !== OWN; };
  line.append(make("span", t("seat", { number: number + 1 })), select);
  if (number >= making.seats[0]) {
    const less = button(t("remove"), () => { line.remove(); showMore(); });
    less.classList.add("small");
    line.append(less);
  }
  line.append(budget);
  return line;
}

// What a bot may think a move: so many seconds, or so many tries.
function budgetLine(number) {
  const line = make("div", "", "budget"), amount = make("input"), unit = make("select");
  const name = (field, key) => field.setAttribute("aria-label", `${t("seat", { number: number + 1 })}, ${t(`budget-${key}`)}`);
  name(amount, "amount");
  name(unit, "unit");
  for (const [value, { words }] of Object.entries(budgets)) unit.add(new Option(t(`budget-${words}`), value));
  amount.type = "number";
  amount.inputMode = "decimal";
  unit.onchange = () => { const { usual, most, step } = budgets[unit.value]; Object.assign(amount, { value: usual, min: step, max: most, step }); };
  unit.onchange();
  line.append(amount, unit);
  line.hidden = true;
  return line;
}
function level(line) {
  const [amount, unit] = line.querySelector(".budget").children;
  return `ismcts:${amount.value}${unit.value}`;
}

function showMore() { $("more-seats").hidden = $("maker-seats").children.length >= Math.max(...making.seats); }

function optionLine(option) {
  const label = make("label", option.title), select = make("select");
  select.dataset.option = option.name;
  option.choices.forEach((choice, i) => select.add(new Option(option.words[i] ?? t(choice ? "yes" : "no"), JSON.stringify(choice), false, choice === option.default)));
  label.append(select, make("p", option.about, "option-about"));
  return label;
}

function showMaker(game) {
  making = game;
  $("maker-title").textContent = game.title;
  $("maker-me").value = myName();
  $("maker-name").value = "";
  $("maker-wrong").textContent = "";
  $("maker-seats").replaceChildren(...Array.from({ length: game.seats[0] }, (_, i) => seatLine(i, i ? "bot:easy" : "me")));
  $("maker-options").replaceChildren($("maker-options").firstElementChild, ...game.options.map(optionLine));
  $("maker-options").hidden = !game.options.length;
  showMore();
  showClock();
  $("maker").showModal();
}

function clock() { const [kind, seconds] = $("maker-clock").value.split(":"); return { kind, seconds: Number(seconds) }; }
function showClock() { $("maker-clock-about").textContent = t(`clock-${clock().kind}-about`); }
$("maker-clock").onchange = showClock;

async function open() {
  const me = $("maker-me").value.trim();
  keepName(me);
  let room = 0;
  const seats = [...$("maker-seats").children].map((line) => {
    const { value } = line.querySelector("select"), [kind, bot] = value.split(":");
    if (kind === "me") { room += 1; return { kind: "person", name: room === 1 ? me : t("player", { number: room }) }; }
    return kind === "bot" ? { kind, level: value === OWN ? level(line) : bot } : { kind };
  });
  const options = Object.fromEntries([...$("maker-options").querySelectorAll("select")].map((s) => [s.dataset.option, JSON.parse(s.value)]));
  try { await openTable({ game: making.key, seats, options, title: $("maker-name").value, clock: clock(), public: $("maker-public").checked }); }
  catch (error) { $("maker-wrong").textContent = error.message; }
}

function tableLine(table) {
  const line = make("li"), link = make("a");
  link.href = `/t/${table.id}`;
  const people = table.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name).join(", ");
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  link.append(make("b", `${table.title} · ${table.game}`), make("span", [people, open ? t("seats-open", { count: open }) : t("running")].filter(Boolean).join(" · "), "soft"));
  line.append(link);
  return line;
}

async function showTables() {
  try {
    const tables = await ask("/api/tables");
    $("tables").replaceChildren(...(tables.length ? tables.map(tableLine) : [make("li", t("no-tables"), "soft")]));
  } catch { /* the next look may work */ }
}

// --- looking back at a save: chosen, or dropped anywhere on the page ---
async function openSave(file) {
  $("save-wrong").textContent = "";
  try {
    const answer = await fetch("/api/saves", { method: "POST", headers: { "Content-Type": "application/json" }, body: file });
    const made = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Error(made.error || t("no-answer"));
    location.href = `/t/${made.table}/review`;
  } catch (error) { $("save-wrong").textContent = error.message; }
}
$("save-file").onchange = ({ target }) => { if (target.files.length) openSave(target.files[0]); target.value = ""; };
addEventListener("dragover", (event) => { event.preventDefault(); $("drop").classList.add("ready"); });
addEventListener("dragleave", () => $("drop").classList.remove("ready"));
addEventListener("drop", (event) => {
  event.preventDefault();
  $("drop").classList.remove("ready");
  if (event.dataTransfer.files.length) openSave(event.dataTransfer.files[0]);
});

async function start() {
  games = await ask("/api/games");
  const game = (button) => games.find(({ key }) => key === button.dataset.game);
  for (const button of document.querySelectorAll(".play-now")) button.onclick = () => playNow(game(button));
  for (const button of document.querySelectorAll(".set-up")) button.onclick = () => showMaker(game(button));
  $("more-seats").onclick = () => { $("maker-seats").append(seatLine($("maker-seats").children.length, "open")); showMore(); };
  $("maker-go").onclick = open;
  showTables();
  setInterval(showTables, 5000);
}
start();
