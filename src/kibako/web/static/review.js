// Looking back at a game: its moments come from the server as pictures and words, those around the shown one before they are asked for.
import { $, ask, keepSecrets, make, myName, seatMark, secretsOf, t, toast } from "./words.js";
import { Board, isTall, loadDefs, showOutline } from "./board.js";
import { showFair, showScores, victory } from "./sheets.js";

const place = $("table");
const table = place.dataset.table;
const PACE = 1000;   // milliseconds a move when it plays by itself
const AHEAD = 6, MOST = 300;

let course = null;             // the game as a whole
let wanted = 0;                // the moment to show
let shown = null;              // the moment that is shown
let moments = new Map();       // those that are here already
let asking = false;
let direction = 1;
let playing = 0;

const board = new Board({ plan() {}, play() {}, change() {} });
const query = new URLSearchParams(location.search);
const number = (words) => words !== null && /^\d{1,6}$/.test(words) ? Number(words) : null;
let seat = number(query.get("seat")) ?? query.get("seat");

// --- from the server ---
const look = () => ({ secrets: secretsOf(table), seat, tall: isTall(), text: place.dataset.panel === "text" });

async function open(at) {
  const before = wanted;
  course = await ask(`/api/tables/${table}/review`, { ...look(), at });
  seat = course.seat;
  moments = new Map([[course.moment.at, course.moment]]);
  wanted = wanted === before ? course.moment.at : Math.min(wanted, course.length);  // whoever went on meanwhile stays there
  shown = null;
  showCourse();
  show();
}

// Open again with other eyes, or because the game has gone on; what can't be had is told, and the usual shown instead.
async function reopen(at) {
  stop();
  try { await open(at); }
  catch (error) {
    toast(error.message);
    seat = null;
    await open(null).catch((again) => toast(again.message));
  }
}

// The moments to ask for: the wanted one, then those in the direction of travel, then the one behind.
function missing() {
  const around = [wanted, ...Array.from({ length: AHEAD }, (_, i) => wanted + direction * (i + 1)), wanted - direction];
  return around.filter((at) => at >= 0 && at <= course.length && !moments.has(at));
}

async function fetchMoments() {
  if (asking || !missing().length) return;
  asking = true;
  const at = moments.has(wanted) ? missing() : [wanted], asked = moments;
  try {
    for (const moment of await ask(`/api/tables/${table}/moments`, { ...look(), at })) asked.set(moment.at, moment);
    for (const [old] of moments) if (moments.size > MOST && Math.abs(old - wanted) > AHEAD) moments.delete(old);
    asking = false;
  } catch (error) {
    toast(error.message);
    stop();
    setTimeout(() => { asking = false; if (!moments.has(wanted)) reopen(wanted); }, 1000);
    return;
  }
  show();
}

// --- going from moment to moment ---
function go(at) {
  if (!course) return;
  if (at > course.length && course.status === "running") { reopen(null); return; }
  const to = Math.max(0, Math.min(course.length, at));
  if (to !== wanted) direction = to > wanted ? 1 : -1;
  wanted = to;
  show();
}
const turnAfter = () => course.turns.find((at) => at > wanted) ?? course.length;
const turnBefore = () => course.turns.findLast((at) => at < wanted) ?? 0;
// The moments just after a seat's moves.
const moveAfter = (of) => { const found = course.seats.findIndex((by, i) => by === of && i + 1 > wanted); return found < 0 ? null : found + 1; };
const moveBefore = (of) => { const found = course.seats.findLastIndex((by, i) => by === of && i + 1 < wanted); return found < 0 ? null : found + 1; };

function stop() { clearInterval(playing); playing = 0; showPlaying(); }
function playAlong() {
  if (playing) { stop(); return; }
  if (wanted === course.length) go(0);
  playing = setInterval(() => { if (shown?.at !== wanted) return; if (wanted === course.length) stop(); else go(wanted + 1); }, PACE);
  showPlaying();
}
const steps = {
  first: () => go(0), "turn-back": () => go(turnBefore()), back: () => go(wanted - 1),
  forth: () => go(wanted + 1), "turn-forth": () => go(turnAfter()), last: () => go(course.status === "running" && wanted === course.length ? wanted + 1 : course.length),
};
for (const [id, act] of Object.entries(steps)) $(id).onclick = () => { stop(); act(); };
$("play").onclick = playAlong;
$("at").oninput = () => { stop(); go(Number($("at").value)); };

const keys = { ArrowLeft: "back", ArrowRight: "forth", PageUp: "turn-back", PageDown: "turn-forth", Home: "first", End: "last" };
addEventListener("keydown", (event) => {
  if (!course || event.target.matches("input:not(#at), select, textarea") || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const shifted = event.shiftKey && { ArrowLeft: "turn-back", ArrowRight: "turn-forth" }[event.key];
  const id = shifted || keys[event.key];
  if (id) $(id).click();
  else if (event.key === " " && !event.target.matches("button, a")) playAlong();
  else if (event.key === "ArrowUp" || event.key === "ArrowDown") { if (!walkLog(event)) return; }
  else if (["+", "-", "0"].includes(event.key)) board.key(event);
  else return;
  event.preventDefault();
});

// --- the moment ---
function show() {
  $("at").value = wanted;
  const moment = moments.get(wanted);
  if (moment && moment !== shown) {
    shown = moment;
    board.show(moment.picture, []);
    showWords(); showPlayers(); showLog(); showSteps();
    const link = `${location.pathname}?at=${wanted}&seat=${seat}`;
    history.replaceState(null, "", link);
  }
  fetchMoments();
}

function showWords() {
  const { at, did, lines, ask: asked, by } = shown;
  const happened = lines.length ? lines : did ? [did] : by === null ? [t("beginning")] : [t("decided", { who: course.players[by].name })];
  $("did").textContent = happened.join(" ");
  $("did").title = happened.join(" ");
  $("hint").textContent = `${t("of-moves", { at, length: course.length })} · ${asked}`;
  $("at").setAttribute("aria-valuetext", `${t("of-moves", { at, length: course.length })}: ${happened.join(" ")}`);
  if (document.activeElement !== $("at")) $("said").textContent = `${$("at").getAttribute("aria-valuetext")} ${asked}`;
  $("happened").replaceChildren(...[...new Set([did, ...happened])].filter(Boolean).map((line) => make("li", line)));
  showOutline(shown.outline ?? []);
}

function showPlayers() {
  const jump = (words, sign, at) => {
    const made = make("button", sign);
    made.title = words; made.setAttribute("aria-label", words); made.disabled = at === null;
    made.onclick = () => { stop(); go(at); };
    return made;
  };
  const held = [...$("players").querySelectorAll("button")].indexOf(document.activeElement);
  $("players").replaceChildren(...course.players.map(({ name }, of) => {
    const line = make("li");
    line.classList.toggle("turn", shown.toAct === of);
    line.innerHTML = `${seatMark(shown.marks[of])}<div><b></b><small></small></div><span class="moves"></span>`;
    line.querySelector("b").textContent = name;
    line.querySelector("small").textContent = shown.stands[of];
    line.lastElementChild.append(jump(t("move-before", { who: name }), "‹", moveBefore(of)), jump(t("move-after", { who: name }), "›", moveAfter(of)));
    return line;
  }));
  if (held >= 0) $("players").querySelectorAll("button")[held]?.focus();
}

function showLog() {
  let here = null;
  for (const line of $("log").querySelectorAll("button")) {
    const at = Number(line.dataset.at);
    line.classList.toggle("later", at > wanted);
    if (at === wanted) line.setAttribute("aria-current", "step"); else line.removeAttribute("aria-current");
    line.tabIndex = -1;
    if (at <= wanted) here = line;
  }
  here ??= $("log").querySelector("button");
  if (!here) return;
  here.tabIndex = 0;
  const box = here.getBoundingClientRect(), frame = $("log").getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom) $("log").scrollTop += box.top - frame.top - frame.height / 2;
}
function walkLog(event) {
  if (!event.target.matches("#log button")) return false;
  const all = [...$("log").querySelectorAll("button")];
  all[all.indexOf(event.target) + (event.key === "ArrowUp" ? -1 : 1)]?.focus();
  return true;
}

function showSteps() {
  for (const id of ["first", "turn-back", "back"]) $(id).disabled = wanted === 0;
  for (const id of ["forth", "turn-forth", "last"]) $(id).disabled = wanted === course.length && course.status !== "running";
  $("play-on").disabled = shown.toAct === null;
  for (const run of $("lanes").children) run.classList.toggle("later", Number(run.getAttribute("x")) >= wanted);
}
function showPlaying() { $("play").setAttribute("aria-pressed", String(Boolean(playing))); }

// --- the game as a whole ---
const eyesWords = (eyes) => Number.isInteger(eyes) ? course.players[eyes].name : t(`eyes-${eyes}`);
function options(select, values, words, chosen) {
  select.replaceChildren(...values.map((value) => new Option(words(value), value, false, value === chosen)));
}

function showCourse() {
  $("at").max = course.length;
  options($("eyes"), course.eyes, eyesWords, seat);
  $("log").replaceChildren(...course.log.map(([at, words]) => {
    const line = make("li"), jump = make("button", words);
    jump.dataset.at = at;
    jump.onclick = () => { stop(); go(at); };
    line.append(jump);
    return line;
  }));
  showLanes();
  $("memory").hidden = !course.memory;
  showFair(course.fair);
  for (const tab of document.querySelectorAll(".score-tab")) tab.hidden = !course.outcome;
  if (course.outcome) {
    const names = course.players.map(({ name }) => name);
    $("victory").textContent = victory(course.outcome, names);
    $("reason").textContent = course.outcome.reason;
    showScores($("sheet-table"), course.outcome, names);
  }
}

// A lane for each seat; its moves in its colour.
function showLanes() {
  const { length, seats, players, moment: { marks } } = course;
  $("lanes").setAttribute("viewBox", `0 0 ${Math.max(1, length)} ${players.length}`);
  const runs = [];
  seats.forEach((by, at) => { const last = runs.at(-1); if (last?.by === by) last.length += 1; else runs.push({ by, at, length: 1 }); });
  $("lanes").replaceChildren(...runs.map(({ by, at, length: long }) => {
    const run = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [name, value] of Object.entries({ x: at, y: by + .1, width: long, height: .8, class: `seat-${marks[by]}` })) run.setAttribute(name, value);
    return run;
  }));
}

$("eyes").onchange = () => { seat = number($("eyes").value) ?? $("eyes").value; reopen(wanted); };

// --- playing on ---
$("play-on").onclick = () => {
  stop();
  const all = course.players.map((_, of) => of), mine = Number.isInteger(seat) ? seat : shown.toAct;
  options($("chair"), course.status !== "running" || seat === "watcher" ? all : [seat], (of) => course.players[of].name, mine);
  $("level").parentNode.hidden = all.length === 1;
  $("play-on-wrong").textContent = "";
  $("play-on-sheet").showModal();
};
$("play-on-go").onclick = async () => {
  try {
    const order = { secrets: secretsOf(table), seat, at: wanted, chair: Number($("chair").value), level: $("level").value, name: myName() || t("you-name") };
    const made = await ask(`/api/tables/${table}/play-on`, order);
    keepSecrets(made.table, Object.values(made.secrets));
    location.href = `/t/${made.table}`;
  } catch (error) { $("play-on-wrong").textContent = error.message; }
};

// --- the frame ---
function showPanel(name) {
  const before = place.dataset.panel;
  place.dataset.panel = name;
  for (const tab of document.querySelectorAll("[data-tab]")) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  for (const panel of document.querySelectorAll(".side-panel")) panel.hidden = panel.id !== `panel-${name === "board" ? "log" : name}`;
  if (course && name === "text" && before !== "text") renew();
  else if (shown) showLog();
}
// The same moments, drawn or told anew.
function renew() { moments = new Map(); shown = null; asking = false; show(); }

for (const tab of document.querySelectorAll("[data-tab]")) tab.onclick = () => showPanel(tab.dataset.tab);
$("details").onclick = () => $("details-sheet").showModal();
$("share").onclick = async () => {
  try { await navigator.clipboard.writeText(location.href); toast(t("moment-copied")); }
  catch { toast(location.href); }
};
let shape = isTall();
addEventListener("resize", () => { if (isTall() !== shape) { shape = isTall(); renew(); } });

// For people's own scripts, and for tests.
window.kibako = { board, get state() { return shown; }, get course() { return course; }, get moments() { return moments; } };

showPanel(isTall() ? "board" : "log");
loadDefs(place.dataset.game).finally(() => reopen(number(query.get("at"))));
