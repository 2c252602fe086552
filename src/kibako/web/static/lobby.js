"use strict";
const $ = (id) => document.getElementById(id);
const bots = $("bots").innerHTML.split(",");
let games = [];
let making = null;

const myName = () => localStorage.getItem("kibako:name") || "";
const keepName = (name) => { if (name) localStorage.setItem("kibako:name", name); };

async function ask(path, order) {
  const answer = await fetch(path, order && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(order) });
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.error || "the server did not answer");
  return data;
}

async function open(order) {
  const made = await ask("/api/tables", order);
  const secrets = Object.values(made.secrets);
  if (secrets.length) localStorage.setItem(`kibako:${made.table}`, JSON.stringify(secrets));
  location.href = `/t/${made.table}`;
}

function playNow(game) {
  const seats = Array.from({ length: game.seats[0] }, (_, i) => i ? { kind: "bot", level: "easy" } : { kind: "person", name: myName() || "You" });
  open({ game: game.key, seats, public: false }).catch((error) => alert(error.message));
}

function seatLine(number, kind) {
  const line = document.createElement("div");
  line.className = "seat-line";
  const choices = [["me", number ? "someone in this room" : "me"], ...bots.map((bot) => [`bot:${bot}`, `bot (${bot})`]), ["open", "open: share the link"]];
  const select = document.createElement("select");
  select.setAttribute("aria-label", `Seat ${number + 1}`);
  for (const [value, words] of choices) select.add(new Option(words, value, false, value === kind));
  const label = document.createElement("span");
  label.textContent = `Seat ${number + 1}`;
  line.append(label, select);
  if (number >= making.seats[0]) {
    const less = document.createElement("button");
    less.type = "button"; less.className = "button light small"; less.textContent = "Remove";
    less.onclick = () => { line.remove(); showMore(); };
    line.append(less);
  }
  return line;
}

function showMore() { $("more-seats").hidden = $("maker-seats").children.length >= Math.max(...making.seats); }

function showMaker(game) {
  making = game;
  $("maker-title").textContent = game.title;
  $("maker-me").value = myName();
  $("maker-name").value = "";
  $("maker-wrong").textContent = "";
  $("maker-seats").replaceChildren(...Array.from({ length: game.seats[0] }, (_, i) => seatLine(i, i ? "bot:easy" : "me")));
  const lines = game.options.map((option) => {
    const label = document.createElement("label");
    const select = document.createElement("select");
    select.dataset.option = option.name;
    for (const choice of option.choices) select.add(new Option(choice === true ? "yes" : choice === false ? "no" : choice, JSON.stringify(choice), false, choice === option.default));
    const about = document.createElement("p");
    about.className = "option-about"; about.textContent = option.about;
    label.append(option.name.replaceAll("_", " "), select, about);
    return label;
  });
  $("maker-options").replaceChildren($("maker-options").firstElementChild, ...lines);
  $("maker-options").hidden = !lines.length;
  showMore();
  $("maker").showModal();
}

async function make() {
  const me = $("maker-me").value.trim();
  keepName(me);
  let room = 0;
  const seats = [...$("maker-seats").querySelectorAll("select")].map(({ value }) => {
    const [kind, level] = value.split(":");
    if (kind === "me") { room += 1; return { kind: "person", name: room === 1 ? me : `Player ${room}` }; }
    return kind === "bot" ? { kind, level } : { kind };
  });
  const options = Object.fromEntries([...$("maker-options").querySelectorAll("select")].map((s) => [s.dataset.option, JSON.parse(s.value)]));
  try { await open({ game: making.key, seats, options, title: $("maker-name").value, public: $("maker-public").checked }); }
  catch (error) { $("maker-wrong").textContent = error.message; }
}

function tableLine(table) {
  const line = document.createElement("li");
  const link = document.createElement("a");
  link.href = `/t/${table.id}`;
  const name = document.createElement("b");
  name.textContent = `${table.title} · ${table.game}`;
  const people = document.createElement("span");
  people.className = "soft";
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  people.textContent = `${table.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name).join(", ")}${open ? ` · ${open} open` : " · running"}`;
  link.append(name, people);
  line.append(link);
  return line;
}

async function showTables() {
  try {
    const tables = await ask("/api/tables");
    const none = document.createElement("li");
    none.className = "soft"; none.textContent = "No table is open. Set one up!";
    $("tables").replaceChildren(...(tables.length ? tables.map(tableLine) : [none]));
  } catch { /* the next look may work */ }
}

async function start() {
  games = await ask("/api/games");
  const game = (button) => games.find(({ key }) => key === button.dataset.game);
  for (const button of document.querySelectorAll(".play-now")) button.onclick = () => playNow(game(button));
  for (const button of document.querySelectorAll(".set-up")) button.onclick = () => showMaker(game(button));
  $("more-seats").onclick = () => { $("maker-seats").append(seatLine($("maker-seats").children.length, "open")); showMore(); };
  $("maker-go").onclick = make;
  showTables();
  setInterval(showTables, 5000);
}
start();
