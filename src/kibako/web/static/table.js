"use strict";
// The table in the browser. It knows no game: pictures, words and the ways to click an action all come from the server.
const $ = (id) => document.getElementById(id);
const place = $("table");
const table = place.dataset.table;
const shapes = ["M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z", "M0-11L11 8.5H-11Z", "M-9-9H9V9H-9Z", "M0-12L11 0L0 12L-11 0Z"];
const settings = { get confirm() { return localStorage.getItem("kibako:confirm") !== "no"; }, set confirm(yes) { localStorage.setItem("kibako:confirm", yes ? "yes" : "no"); } };

let socket = null;
let wait = 500;
let state = null;      // the last message about the table
let path = [];         // the ids chosen so far, dials too
let planned = null;    // the action that is complete but not confirmed
let focused = null;    // the target that the keyboard is at
let dials = {};        // the dial last turned to
let zoom = { x: 0, y: 0, k: 1 };
let shownOutcome = false;

// --- this browser's seats ---
const keptSecrets = () => JSON.parse(localStorage.getItem(`kibako:${table}`) || "[]");
function keepSecret(secret) {
  const all = new Set(keptSecrets());
  all.add(secret);
  localStorage.setItem(`kibako:${table}`, JSON.stringify([...all]));
}
if (location.hash.startsWith("#seat=")) {
  for (const secret of location.hash.slice(6).split(",")) keepSecret(secret);
  history.replaceState(null, "", location.pathname);
}

// --- the connection ---
const isTall = () => matchMedia("(max-width: 760px)").matches;
const say = (message) => socket?.readyState === 1 && socket.send(JSON.stringify(message));

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live/${table}`);
  socket.onopen = () => { wait = 500; socket.send(JSON.stringify({ secrets: keptSecrets(), tall: isTall() })); };
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onclose = ({ code }) => {
    if (code === 4404) return;
    $("hint").textContent = "The connection is lost; trying again …";
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  };
}

function hear(message) {
  if (message.type === "error") {
    toast(message.words);
    if (message.final && keptSecrets().length) { localStorage.removeItem(`kibako:${table}`); setTimeout(() => location.reload(), 1500); }
    return;
  }
  if (message.type === "plan") {
    if (state && message.at === state.at) { showPicture(message.picture); mark(); }
    return;
  }
  const before = state;
  state = message;
  path = []; planned = null; focused = null;
  showPicture(state.picture);
  showPlayers(); showLog(before); showOutcome(); showCurtain(); showJoin(before);
  settle();
}

let toasting = 0;
function toast(words) {
  $("toast").textContent = words;
  $("toast").hidden = false;
  clearTimeout(toasting);
  toasting = setTimeout(() => { $("toast").hidden = true; }, 4500);
}

// --- the picture ---
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function showPicture(picture) {
  const places = new Map([...$("board").querySelectorAll(".piece[id]")].map((piece) => [piece.id, piece.getBoundingClientRect()]));
  $("board").innerHTML = picture;
  holdForZoom($("board").querySelector("svg"));
  showZoom();
  if (!calm.matches) for (const [id, from] of places) glide(document.getElementById(id), from);
}

// What zooms and pans: the part that a picture says, or all of it.
function holdForZoom(svg) {
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "g");
  holder.setAttribute("class", "panner");
  const pan = svg.querySelector(".pan");
  if (pan) { pan.replaceWith(holder); holder.append(pan); }
  else { holder.append(...svg.childNodes); svg.append(holder); }
}

function glide(piece, from) {
  if (!piece || !piece.parentNode.getScreenCTM) return;
  const to = piece.getBoundingClientRect();
  const dx = from.x + from.width / 2 - to.x - to.width / 2, dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(dx, dy) < 2) return;
  const m = piece.parentNode.getScreenCTM().inverse();
  const x = m.a * dx + m.c * dy, y = m.b * dx + m.d * dy;
  const base = getComputedStyle(piece).transform;
  const rest = base === "none" ? "" : ` ${base}`;
  piece.animate([{ transform: `translate(${x}px, ${y}px)${rest}` }, { transform: `translate(0px, 0px)${rest}` }], { duration: 330, easing: "ease-out" });
}

// --- zoom and pan ---
function showZoom() {
  const panner = $("board").querySelector(".panner");
  if (panner) panner.setAttribute("transform", `translate(${zoom.x} ${zoom.y}) scale(${zoom.k})`);
  // A picture without a part of its own for zooming fills the stage: no buttons over it until it is zoomed by wheel or pinch.
  document.querySelector(".zoom").hidden = zoom.k === 1 && !panner?.querySelector(".pan");
}
function zoomBy(factor, at) {
  const svg = $("board").querySelector("svg");
  const panner = $("board").querySelector(".panner");
  if (!panner) return;
  const box = svg.viewBox.baseVal;
  const point = at ? new DOMPoint(at.x, at.y).matrixTransform(panner.parentNode.getScreenCTM().inverse()) : new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const k = Math.min(6, Math.max(.5, zoom.k * factor)), f = k / zoom.k;
  zoom = { k, x: point.x - (point.x - zoom.x) * f, y: point.y - (point.y - zoom.y) * f };
  showZoom();
}
const fingers = new Map();
let dragged = false;
$("stage").addEventListener("wheel", (event) => {
  event.preventDefault();
  if (dialSet() && !event.ctrlKey) turn(event.deltaY > 0 ? 1 : -1);
  else zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, event);
}, { passive: false });
$("stage").addEventListener("pointerdown", (event) => { fingers.set(event.pointerId, event); dragged = false; });
$("stage").addEventListener("pointermove", (event) => {
  const last = fingers.get(event.pointerId);
  const panner = $("board").querySelector(".panner");
  if (!last || !panner) return;
  const others = [...fingers.values()].filter(({ pointerId }) => pointerId !== event.pointerId);
  if (others.length === 1) {
    const apart = (one) => Math.hypot(one.x - others[0].x, one.y - others[0].y);
    zoomBy(apart(event) / Math.max(1, apart(last)), { x: (event.x + others[0].x) / 2, y: (event.y + others[0].y) / 2 });
    dragged = true;
  } else {
    const m = panner.parentNode.getScreenCTM().inverse();
    if (!dragged && Math.hypot(event.x - last.x, event.y - last.y) < 6) return;
    dragged = true;
    zoom.x += m.a * (event.x - last.x); zoom.y += m.d * (event.y - last.y);
    showZoom();
  }
  fingers.set(event.pointerId, event);
});
for (const end of ["pointerup", "pointercancel", "pointerleave"]) $("stage").addEventListener(end, (event) => fingers.delete(event.pointerId));
$("zoom-in").onclick = () => zoomBy(1.3);
$("zoom-out").onclick = () => zoomBy(1 / 1.3);
$("zoom-fit").onclick = () => { zoom = { x: 0, y: 0, k: 1 }; showZoom(); };

// --- choosing, click by click ---
const isDial = (id) => id.startsWith("dial-");
const starts = (way, some) => some.every((id, i) => way[i] === id);
function ways() { return (state?.actions ?? []).flatMap((action) => action.ways.map((way) => ({ action, way }))); }
function nextIds(some) { return [...new Set(ways().filter(({ way }) => way.length > some.length && starts(way, some)).map(({ way }) => way[some.length]))]; }
function dialAt() { return path.findIndex(isDial); }
function dialSet() { const at = dialAt(); return at >= 0 ? nextIds(path.slice(0, at)) : null; }

function settle() {
  // Turn dials by themselves, and stop when an action is complete.
  for (;;) {
    const next = nextIds(path);
    if (!next.length || !next.every(isDial)) break;
    const kind = next[0].replace(/-[^-]*$/, "");
    path.push(next.includes(dials[kind]) ? dials[kind] : next[0]);
  }
  const done = ways().find(({ way }) => way.length === path.length && starts(way, path));
  const was = planned;
  planned = done ? done.action : null;
  if (planned && planned !== was) {
    if (!settings.confirm) { play(planned); return; }
    say({ plan: planned.text });
  } else if (!planned && was) {
    say({ plan: "" });
  }
  mark();
}

function choose(id) {
  const at = path.indexOf(id);
  if (at >= 0) { path = path.slice(0, at); settle(); return; }
  for (let length = path.length; length >= 0; length -= 1) {
    if (nextIds(path.slice(0, length)).includes(id)) { path = [...path.slice(0, length), id]; settle(); return; }
  }
}

function turn(step) {
  const at = dialAt();
  if (at < 0) return;
  const all = nextIds(path.slice(0, at));
  const id = all[(all.indexOf(path[at]) + step + all.length) % all.length];
  dials[id.replace(/-[^-]*$/, "")] = id;
  const after = path[at + 1];
  path = [...path.slice(0, at), id];
  if (after && nextIds(path).includes(after)) path.push(after);
  settle();
}

function mark() {
  const board = $("board");
  const next = new Set(nextIds(path).filter((id) => !isDial(id)));
  const chosen = new Set(path.filter((id) => !isDial(id)));
  const svg = board.querySelector("svg");
  if (svg) {
    svg.classList.forEach((name) => { if (isDial(name)) svg.classList.remove(name); });
    for (const id of path.filter(isDial)) svg.classList.add(id);
    svg.classList.toggle("many", next.size > 20);
  }
  for (const element of board.querySelectorAll("[id], [data-for]")) {
    const id = element.dataset.for ?? element.id;
    element.classList.toggle("legal", next.has(id) && !chosen.has(id));
    element.classList.toggle("chosen", chosen.has(id));
    element.classList.toggle("focus", id === focused);
  }
  showAction(next.size);
}

function showAction(targets) {
  $("ask").textContent = state.ask;
  const mine = state.actions.length > 0;
  $("hint").textContent = state.question ? state.question.words : planned ? planned.words : mine && path.length && targets ? "Choose where it glows; Esc goes back." : mine && targets ? "Choose what glows." : "";
  const plain = state.actions.filter((action) => !action.ways.length);
  const buttons = path.length ? [] : plain.map((action) => button(action.words, () => play(action), plain.length === 1 && !targets));
  if (state.question?.answer) buttons.push(button("Agree", () => say({ agree: true }), true), button("Refuse", () => say({ agree: false })));
  $("choices").replaceChildren(...buttons);
  $("confirm").hidden = !planned;
  $("turn").hidden = !dialSet();
  $("undo").hidden = !state.undo && !path.length;
  $("undo").firstChild.textContent = path.length ? "Back " : state.undo === "ask" ? "Ask to undo " : "Undo ";
}

function button(words, act, main) {
  const made = document.createElement("button");
  made.className = `button${main ? " go" : " light"}`;
  made.textContent = words;
  made.onclick = act;
  return made;
}

function play(action) {
  for (const one of $("choices").children) one.disabled = true;
  $("confirm").hidden = true;
  say({ play: action.text, at: state.at });
}
function back() { if (!path.length) return; path = path.slice(0, path.findLastIndex((id) => !isDial(id))); settle(); }
function undo() { if (path.length) { path = []; settle(); } else if (state?.undo) say({ undo: true }); }

$("board").addEventListener("click", (event) => {
  if (dragged) return;
  for (let element = event.target; element && element !== $("board"); element = element.parentNode) {
    const id = element.dataset?.for ?? element.id;
    if (id && (path.includes(id) || legalAnywhere(id))) { choose(id); return; }
  }
});
function legalAnywhere(id) {
  for (let length = path.length; length >= 0; length -= 1) if (nextIds(path.slice(0, length)).includes(id)) return true;
  return false;
}
$("confirm").onclick = () => planned && play(planned);
$("turn").onclick = () => turn(1);
$("undo").onclick = undo;

// --- keyboard ---
function targetsNow() { return nextIds(path).filter((id) => !isDial(id)).map((id) => document.getElementById(id)).filter(Boolean); }
function step(dx, dy) {
  const all = targetsNow();
  if (!all.length) return;
  const centre = (element) => { const box = element.getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; };
  const here = document.getElementById(focused);
  let best = all[0];
  if (here) {
    const from = centre(here);
    const ahead = all.filter((element) => element.id !== focused).map((element) => {
      const to = centre(element), along = (to.x - from.x) * dx + (to.y - from.y) * dy, aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      return { element, cost: along > 1 ? along + 2 * aside : 1e6 - along };
    }).sort((one, two) => one.cost - two.cost);
    best = ahead.length ? ahead[0].element : here;
  }
  focused = best.id;
  $("hint").textContent = best.querySelector("title")?.textContent ?? "";
  for (const element of $("board").querySelectorAll(".focus")) element.classList.remove("focus");
  best.classList.add("focus");
}
addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || document.querySelector("dialog[open]") || !state) return;
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  if (arrows[event.key]) { step(...arrows[event.key]); event.preventDefault(); }
  else if (event.key === "Enter" && !event.target.matches("button, a")) { if (planned && !nextIds(path).includes(focused)) play(planned); else if (focused) choose(focused); }
  else if (event.key === "Escape") back();
  else if (event.key === "r" || event.key === "R") turn(event.shiftKey ? -1 : 1);
  else if (event.key === "u" || event.key === "U") undo();
  else if (event.key === "?") $("settings-sheet").showModal();
});

// --- people, log, result ---
function seatMark(mark) {
  return `<svg viewBox="-14 -14 28 28" aria-hidden="true"><path class="seat-${mark}" d="${shapes[mark]}"/></svg>`;
}
function showPlayers() {
  $("players").replaceChildren(...state.players.map((player) => {
    const line = document.createElement("li");
    line.classList.toggle("turn", player.turn);
    line.innerHTML = `${seatMark(player.mark)}<div><b></b><small></small></div><span></span>`;
    line.querySelector("b").textContent = player.name;
    const about = [player.you && player.name !== "You" ? "you" : "", player.kind === "bot" ? `${player.level} bot` : player.kind === "open" ? "open seat" : "", player.stands];
    line.querySelector("small").textContent = about.filter(Boolean).join(" · ");
    const chip = line.lastElementChild;
    if (player.thinking) { chip.className = "chip thinking"; chip.textContent = "thinking"; }
    else if (player.turn) { chip.className = "chip"; chip.textContent = player.you ? "your turn" : "to act"; }
    else if (!player.here && player.kind === "person") { chip.className = "chip away"; chip.textContent = "away"; }
    if (player.kind === "person" && !player.here && state.own.length && state.status === "running") {
      chip.replaceWith(button("Let a bot play", () => say({ bot: player.seat })));
      line.lastElementChild.classList.add("small");
    }
    if (player.kind === "bot" && player.you) chip.replaceWith(button("I am back", () => say({ back: true }), true));
    return line;
  }));
}

function showLog(before) {
  const known = before ? before.log.length : state.log.length;
  $("log").replaceChildren(...state.log.map((words, number) => {
    const line = document.createElement("li");
    line.textContent = words;
    if (number >= known) line.className = "new";
    return line;
  }));
  $("log").scrollTop = $("log").scrollHeight;
}

function showOutcome() {
  if (!state.outcome || shownOutcome) return;
  shownOutcome = true;
  const { reason, categories, columns } = state.outcome;
  const winners = columns.flatMap((column, seat) => column.rank === 1 ? [state.players[seat].name] : []);
  $("sheet-title").textContent = winners.length ? `${winners.join(" and ")} ${winners.length > 1 ? "share the victory" : "wins"}` : "The game is over";
  $("sheet-reason").textContent = reason;
  const cell = (kind, words, won) => { const made = document.createElement(kind); made.textContent = words; if (won) made.className = "won"; return made; };
  const row = (words, cells, kind) => { const made = document.createElement("tr"); made.append(cell("th", words), ...cells.map((words, seat) => cell(kind, words, columns[seat].rank === 1))); return made; };
  $("sheet-table").replaceChildren(
    row("", state.players.map(({ name }) => name), "th"),
    ...categories.map((category, i) => row(category, columns.map(({ points }) => points[i]), "td")),
    row("total", columns.map(({ total }) => total), "td"));
  $("sheet-save").href = `/api/tables/${table}/save`;
  $("sheet").showModal();
}

function showCurtain() {
  const other = state.own.length > 1 && state.secrets && state.toAct !== null && state.own.includes(state.toAct) && state.toAct !== state.seat;
  $("curtain").hidden = !other;
  if (other) $("curtain-words").textContent = `Pass the screen to ${state.players[state.toAct].name}`;
}
$("curtain-go").onclick = () => say({ see: state.toAct });

function showJoin(before) {
  const open = state.players.some(({ kind }) => kind === "open");
  if (open && !state.own.length && !before) { $("join-name").value = localStorage.getItem("kibako:name") || ""; $("join").showModal(); }
}
$("join-go").onclick = async () => {
  const name = $("join-name").value.trim();
  const answer = await fetch(`/api/tables/${table}/join`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name }) });
  const data = await answer.json();
  if (!answer.ok) { $("join-wrong").textContent = data.error; return; }
  localStorage.setItem("kibako:name", name);
  keepSecret(data.secret);
  location.reload();
};

// --- the frame ---
$("share").onclick = async () => {
  const link = `${location.origin}/t/${table}`;
  try { await navigator.clipboard.writeText(link); toast("The link is copied: send it to whoever shall play or watch."); }
  catch { toast(link); }
};
$("settings").onclick = () => {
  $("set-confirm").checked = settings.confirm;
  $("set-link").value = keptSecrets().length ? `${location.origin}/t/${table}#seat=${keptSecrets().join(",")}` : "you are watching";
  $("settings-sheet").showModal();
};
$("set-confirm").onchange = () => { settings.confirm = $("set-confirm").checked; };
for (const tab of $("tabs").children) tab.onclick = () => {
  for (const other of $("tabs").children) other.classList.toggle("on", other === tab);
  place.classList.toggle("show-side", tab.dataset.tab === "side");
};
let shape = isTall();
addEventListener("resize", () => { if (isTall() !== shape) { shape = isTall(); say({ tall: shape }); } });

fetch(`/games/${place.dataset.game}/defs.svg`).then((answer) => answer.text()).then((text) => { $("defs").innerHTML = text; });
connect();
