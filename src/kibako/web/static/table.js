// The table in the browser. It knows no game: pictures, words and the ways to click an action all come from the server.
import { $, ask, botWords, button, keepName, keepSecrets, make, myName, seatMark, secretsOf, t, toast } from "./words.js";
import { Board, isTall, loadDefs, showOutline } from "./board.js";
import { showFair, showScores, victory } from "./sheets.js";
import { Company } from "./company.js";

const place = $("table");
const table = place.dataset.table;

let socket = null;
let wait = 500;
let state = null;      // the last message about the table
let shownOutcome = false;
let slow = -1;         // the move that a bot thinks about for long
let patience = 0;

const board = new Board({
  plan: (action) => say({ plan: action ? action.text : "" }),
  play: (action) => play(action),
  change: () => showAction(),
  point: (name) => { if (name) { $("hint").textContent = name; announce(name); } },
  wonder: (id) => { if (state?.toAct === state?.seat) say({ why: id, path: board.path }); },
});

// --- this browser's seats ---
if (location.hash.startsWith("#seat=")) {
  keepSecrets(table, location.hash.slice(6).split(","));
  history.replaceState(null, "", location.pathname);
}

// --- the connection ---
const say = (message) => socket?.readyState === 1 && socket.send(JSON.stringify(message));

const company = new Company(table, say);

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live/${table}`);
  socket.onopen = () => { wait = 500; socket.send(JSON.stringify({ secrets: secretsOf(table), tall: isTall(), text: openPanel() === "text" })); };
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onclose = ({ code }) => {
    if (code === 4404) return;
    $("hint").textContent = t("connection-lost");
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  };
}

const hearing = {
  error(message) {
    toast(message.words);
    if (message.final && secretsOf(table).length) { localStorage.removeItem(`kibako:${table}`); setTimeout(() => location.reload(), 1500); }
  },
  plan(message) { if (state && message.at === state.at) { board.draw(message.picture); board.mark(); } },
  why(message) { showWhy(message); },
  help(message) { showHelp(message); },
  hint(message) { showHint(message); },
  chat(message) { company.chat.hear(message); },
  table(message) {
    const before = state;
    state = message;
    board.confirms = settings.confirm;
    board.show(state.picture, state.actions, before?.at === state.at && before.seat === state.seat && before.status === state.status);
    beImpatient(); showPlayers(); showLog(before); if (state.outline) showOutline(state.outline); showOutcome(); showCurtain(); showJoin(before); company.show(state, before); tellNews(before);
  },
};
function hear(message) { hearing[message.type]?.(message); }

// --- what is said to those who listen ---
function announce(words) { $("said").textContent = words; }
function tellNews(before) {
  const fresh = before ? state.log.slice(before.log.length) : [];
  if (fresh.length || !before || before.ask !== state.ask) announce([...fresh.slice(-6), state.ask].join(" "));
}

// --- the action bar ---
function showAction() {
  if (!state) return;
  const targets = board.targets().length, mine = state.actions.length > 0;
  $("ask").textContent = state.ask;
  $("hint").textContent = state.question ? state.question.words : board.planned ? board.planned.words : mine && targets ? t(board.path.length ? "choose-where" : "choose-what") : "";
  const plain = board.plain();
  const buttons = board.path.length ? [] : plain.map((action) => button(action.words, () => play(action), plain.length === 1 && !targets));
  buttons.push(...company.buttons(state));
  if (state.hurry && slow === state.at) buttons.push(button(t("hurry"), () => say({ hurry: true, at: state.at })));
  if (state.question?.answer) buttons.push(button(t("agree"), () => say({ agree: true }), true), button(t("refuse"), () => say({ agree: false })));
  $("choices").replaceChildren(...buttons);
  $("confirm").hidden = !board.planned;
  $("turn").hidden = !board.dialSet();
  $("advice").hidden = !state.hints || board.path.length > 0;
  $("undo").hidden = !state.undo && !board.path.length;
  $("undo").firstChild.textContent = `${t(board.path.length ? "back" : state.undo === "ask" ? "ask-undo" : "undo")} `;
  showList();
}

// Quick bots need no button to hurry them.
const PATIENCE = 1200;
function beImpatient() {
  clearTimeout(patience);
  if (state.hurry && slow !== state.at) patience = setTimeout(() => { slow = state.at; showAction(); }, PATIENCE);
}

function play(action) {
  for (const one of $("choices").children) one.disabled = true;
  $("confirm").hidden = true;
  say({ play: action.text, at: state.at });
}
function undo() { if (board.path.length) board.clear(); else if (state?.undo) say({ undo: true }); }
$("confirm").onclick = () => board.planned && play(board.planned);
$("turn").onclick = () => board.turn(1);
$("undo").onclick = undo;

addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") || !state) return;
  const choice = $("choices").children[Number(event.key) - 1];
  if (choice && !choice.disabled) choice.click();
  else if (event.key === "u" || event.key === "U") undo();
  else if (event.key === "?") say({ help: true });
  else if (event.key === "h" || event.key === "H") askHint();
  else board.key(event);
});

// --- the position in words, and all choices as a list ---
const SHORT = 12;
function showList() {
  if (openPanel() !== "text") return;
  const left = board.candidates(), targets = board.targets();
  const direct = left.length <= SHORT || !targets.length;
  const items = direct ? left.map((action) => button(action.words, () => play(action)))
    : [...board.plain().map((action) => button(action.words, () => play(action))), ...targets.map((id) => button(board.nameOf(id), () => { board.choose(id); announce(state.ask); }))];
  const held = [...$("list").querySelectorAll("button")].indexOf(document.activeElement);
  if (board.path.length) items.push(button(t("back"), () => board.back()));
  $("list").replaceChildren(...items.map((item) => { const line = make("li"); line.append(item); return line; }));
  if (held >= 0) ($("list").querySelector("button") ?? $("panel-text")).focus();
}

// --- why not, and what can I do ---
function showWhy({ words, rule }) {
  toast(words);
  if (!rule) return;
  const link = make("a", ` ${rule}`);
  link.href = `/rules/${place.dataset.game}#${rule}`; link.target = "_blank";
  $("toast").append(link);
}
function showHelp({ ask: asked, rules, actions, more }) {
  $("help-ask").textContent = asked;
  $("help-actions").replaceChildren(...actions.map((words) => make("li", words)), ...(more ? [make("li", t("more-choices", { count: more }), "soft")] : []));
  $("help-rules").innerHTML = rules.join("");
  $("help-sheet").showModal();
  $("help-sheet").scrollTop = 0;
}
// What a bot would play: said, and laid out on the board to be confirmed or not.
function askHint() { if (state?.hints) { $("hint").textContent = t("hint-thinking"); say({ hint: true }); } }
function showHint({ at, choices }) {
  if (!state || at !== state.at || !choices.length) return;
  const [best, ...others] = choices;
  const rest = others.map(({ words, share }) => t("hint-other", { words, share })).join(" ");
  toast(`${t("hint-best", { words: best.words, share: best.share })} ${rest}`);
  const action = state.actions.find(({ text }) => text === best.text);
  if (action?.ways.length && board.confirms) { board.path = [...action.ways[0]]; board.settle(); }
}
$("advice").onclick = askHint;
$("help").onclick = () => say({ help: true });

// --- people, log, result ---
function chipOf(player) {
  if (player.thinking) return ["chip thinking", t("thinking")];
  if (player.turn) return ["chip", t(player.you ? "your-turn" : "to-act")];
  if (!player.here && player.kind === "person") return ["chip away", t("away")];
  return ["", ""];
}
function showPlayers() {
  $("players").replaceChildren(...state.players.map((player) => {
    const line = make("li");
    line.classList.toggle("turn", player.turn);
    line.innerHTML = `${seatMark(player.mark)}<div><b></b><small></small></div><span></span>`;
    line.querySelector("b").textContent = player.name;
    const about = [player.you && player.name !== t("you-name") ? t("you") : "", player.kind === "bot" ? botWords(player.level) : player.kind === "open" ? t("open-seat") : "", player.stands];
    line.querySelector("small").textContent = about.filter(Boolean).join(" · ");
    const chip = line.lastElementChild;
    [chip.className, chip.textContent] = chipOf(player);
    if (player.kind === "person" && !player.here && state.own.length && state.status === "running") {
      chip.replaceWith(button(t("let-bot-play"), () => say({ bot: player.seat })));
      line.lastElementChild.classList.add("small");
    }
    if (player.kind === "bot" && player.you) chip.replaceWith(button(t("i-am-back"), () => say({ back: true }), true));
    return line;
  }));
}

function showLog(before) {
  const known = before ? before.log.length : state.log.length;
  $("log").replaceChildren(...state.log.map((words, number) => make("li", words, number >= known ? "new" : "")));
  $("log").scrollTop = $("log").scrollHeight;
}

function showOutcome() {
  if (!state.outcome) shownOutcome = false;
  if (!state.outcome || shownOutcome) return;
  shownOutcome = true;
  const names = state.players.map(({ name }) => name);
  $("sheet-title").textContent = victory(state.outcome, names);
  $("sheet-reason").textContent = state.outcome.reason;
  showScores($("sheet-table"), state.outcome, names);
  $("sheet-save").href = `/api/tables/${table}/save`;
  $("sheet").showModal();
}

function showCurtain() {
  const other = state.own.length > 1 && state.secrets && state.toAct !== null && state.own.includes(state.toAct) && state.toAct !== state.seat;
  $("curtain").hidden = !other;
  if (other) { $("curtain-words").textContent = t("pass-screen", { who: state.players[state.toAct].name }); $("curtain-go").focus(); }
}
$("curtain-go").onclick = () => say({ see: state.toAct });

function showJoin(before) {
  const open = state.players.some(({ kind }) => kind === "open");
  if (open && !state.own.length && !before) { $("join-name").value = myName(); $("join").showModal(); }
}
$("join-go").onclick = async () => {
  const name = $("join-name").value.trim();
  try {
    const { secret } = await ask(`/api/tables/${table}/join`, { name });
    keepName(name);
    keepSecrets(table, [secret]);
    location.reload();
  } catch (error) { $("join-wrong").textContent = error.message; }
};

// --- panels: log and others, beside the board or over it on a phone ---
const openPanel = () => place.dataset.panel;
function showPanel(name) {
  place.dataset.panel = name;
  for (const tab of document.querySelectorAll("[data-tab]")) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  for (const panel of document.querySelectorAll(".side-panel")) panel.hidden = panel.id !== `panel-${name === "board" ? "log" : name}`;
  say({ text: name === "text" });
  company.chat.showUnread();
  if (state) showAction();
}
for (const tab of document.querySelectorAll("[data-tab]")) tab.onclick = () => showPanel(tab.dataset.tab);

// --- the frame ---
const settings = {
  get confirm() { return localStorage.getItem("kibako:confirm") !== "no"; },
  set confirm(yes) { localStorage.setItem("kibako:confirm", yes ? "yes" : "no"); },
};
async function share() {
  const link = `${location.origin}/t/${table}`;
  try { await navigator.clipboard.writeText(link); toast(t("link-copied")); }
  catch { toast(link); }
}
$("share").onclick = share;
$("set-share").onclick = share;
$("settings").onclick = () => {
  $("set-confirm").checked = settings.confirm;
  $("set-link").value = secretsOf(table).length ? `${location.origin}/t/${table}#seat=${secretsOf(table).join(",")}` : t("watching");
  showFair(state?.fair);
  $("settings-sheet").showModal();
};
$("set-confirm").onchange = () => { settings.confirm = board.confirms = $("set-confirm").checked; };
let shape = isTall();
addEventListener("resize", () => { if (isTall() !== shape) { shape = isTall(); say({ tall: shape }); } });

// For people's own scripts, and for tests.
window.kibako = { board, get state() { return state; }, get socket() { return socket; } };

showPanel(isTall() ? "board" : "log");
loadDefs(place.dataset.game).finally(connect);  // a picture without them could not be clicked
