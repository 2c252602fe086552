// Replaying a game: its moments come from the server as pictures and words.
import { Board, loadDefs } from "../board/board.js";
import { openPanel, showOutline, usePanels } from "../board/panels.js";
import { fillPlayers, playerCard } from "../board/players.js";
import { showProof, showScores, victory } from "../board/sheets.js";
import * as api from "../page/api.js";
import { $, $button, $dialog, $input, $select, all, buttonsIn, focusedIn, isAt, make } from "../page/elements.js";
import { luckOf, secretsOf } from "../page/memory.js";
import { complain, copyLink, onKey, onShape, publish, shapeOfWindow } from "../page/page.js";
import { reason, t } from "../page/text.js";
import { fillLog, showLog, walkLog } from "./log.js";
import { AGAIN, Moments } from "./moments.js";
import { fill, offerPlayOn, playOnFrom } from "./play_on.js";
import { moveSlider, showLanes, showPlaying, showSteps, tellSlider } from "./timeline.js";

/** @import { Course, ReplayOrder, Moment } from "../api" */
/** @typedef {Course["seat"]} Eyes a seat, a watcher, or with everything open */

const { table = "", game = "" } = $("table").dataset;
const PACE = 1000; // milliseconds a move when it plays by itself
const query = new URLSearchParams(location.search);

/** @type {Course | null} the game as a whole */
let course = null;
/** @type {Moment | null} the moment that is shown */
let shown = null;
let wanted = 0; // the moment to show
let direction = 1; // of travel
let playing = 0;
let eyes = eyesFrom(query.get("seat"));

const board = new Board();
const moments = new Moments(table, look);

/**
 * @param {string | null} words
 * @returns {number | null}
 */
function number(words) {
  return words !== null && /^\d{1,6}$/.test(words) ? Number(words) : null;
}

/**
 * @param {string | null} words
 * @returns {Eyes | null}
 */
function eyesFrom(words) {
  return words === "open" || words === "watcher" ? words : number(words);
}

/** @returns {ReplayOrder} */
function look() {
  return { secrets: secretsOf(table), seat: eyes, shape: shapeOfWindow(), text: openPanel() === "text" };
}

// --- from the server ---

/** @param {number | null} at null: the last moment */
async function open(at) {
  const before = wanted;
  course = await api.review(table, { ...look(), at });
  eyes = course.seat;
  moments.begin(course.moment);
  const moved = wanted !== before; // whoever went on meanwhile stays there
  wanted = moved ? Math.min(wanted, course.length) : course.moment.at;
  shown = null;
  showCourse(course);
  show();
}

/**
 * Open again with other eyes, or because the game has gone on. If that can't be, say so and show what is usual.
 * @param {number | null} at
 */
async function reopen(at) {
  stop();
  try {
    await open(at);
  } catch (error) {
    complain(reason(error));
    eyes = null;
    await open(null).catch((again) => complain(reason(again)));
  }
}

/** @param {Course} whole */
async function fetchMoments({ length }) {
  try {
    if (await moments.fetchAround(wanted, direction, length)) show();
  } catch (error) {
    complain(reason(error));
    stop();
    setTimeout(() => !moments.here.has(wanted) && reopen(wanted), AGAIN);
  }
}

/** Fetch the same moments drawn or told in another way. */
function renew() {
  moments.begin();
  shown = null;
  show();
}

// --- going from moment to moment ---

/** @param {number | null} at */
function go(at) {
  if (!course || at === null) return;
  if (at > course.length && course.status === "running") {
    reopen(null);
    return;
  }
  const to = Math.max(0, Math.min(course.length, at));
  if (to !== wanted) direction = to > wanted ? 1 : -1;
  wanted = to;
  show();
}

/** @param {number | null} at */
function jump(at) {
  stop();
  go(at);
}

/** @type {Record<string, (whole: Course) => number>} where each button leads */
const steps = {
  first: () => 0,
  "turn-back": ({ turns }) => turns.findLast((at) => at < wanted) ?? 0,
  back: () => wanted - 1,
  forth: () => wanted + 1,
  "turn-forth": ({ turns, length }) => turns.find((at) => at > wanted) ?? length,
  last: ({ status, length }) => (status === "running" && wanted === length ? wanted + 1 : length),
};

/**
 * The moments just before and after the wanted one that a seat's moves led to.
 * @param {Course} whole
 * @param {number} of
 */
function movesAround({ seats }, of) {
  const after = seats.flatMap((by, i) => (by === of ? [i + 1] : []));
  return { before: after.findLast((at) => at < wanted) ?? null, after: after.find((at) => at > wanted) ?? null };
}

function stop() {
  clearInterval(playing);
  playing = 0;
  showPlaying(false);
}

function playAlong() {
  if (playing) {
    stop();
    return;
  }
  if (wanted === course?.length) go(0);
  playing = setInterval(playNext, PACE);
  showPlaying(true);
}

function playNext() {
  if (shown?.at !== wanted) return; // still on its way
  if (wanted === course?.length) stop();
  else go(wanted + 1);
}

// --- the moment ---

function show() {
  moveSlider(wanted);
  if (!course) return;
  const moment = moments.here.get(wanted);
  if (moment && moment !== shown) showMoment(course, moment);
  fetchMoments(course);
}

/**
 * @param {Course} whole
 * @param {Moment} moment
 */
function showMoment(whole, moment) {
  shown = moment;
  board.show(moment.picture, []);
  showWords(whole, moment);
  showPlayers(whole, moment);
  showLog(wanted);
  showSteps(wanted, whole);
  showOutline(moment.outline ?? []);
  $button("play-on").disabled = moment.toAct === null;
  history.replaceState(null, "", `${location.pathname}?at=${wanted}&seat=${eyes}`);
}

/**
 * What a move did: what the log told, else the move itself, else only whose it was.
 * @param {Course} whole
 * @param {Moment} moment
 */
function happened({ players }, { did, lines, by }) {
  if (lines.length) return lines;
  if (did) return [did];
  return [by === null ? t("beginning") : t("decided", { who: players[by].name })];
}

/**
 * @param {Course} whole
 * @param {Moment} moment
 */
function showWords(whole, moment) {
  const lines = happened(whole, moment);
  const words = lines.join(" ");
  const at = t("of-moves", { at: moment.at, length: whole.length });
  $("did").textContent = words;
  $("did").title = words;
  $("hint").textContent = `${at} · ${moment.ask}`;
  const listening = tellSlider(`${at}: ${words}`);
  if (!listening) $("said").textContent = `${at}: ${words} ${moment.ask}`;
  const all = [...new Set([moment.did, ...lines])].filter(Boolean);
  $("happened").replaceChildren(...all.map((line) => make("li", line)));
}

/**
 * @param {string} words
 * @param {string} sign
 * @param {number | null} at
 */
function jumpButton(words, sign, at) {
  const made = make("button", sign);
  made.title = words;
  made.setAttribute("aria-label", words);
  made.disabled = at === null;
  made.onclick = () => jump(at);
  return made;
}

/**
 * @param {Course} whole
 * @param {Moment} moment
 */
function showPlayers(whole, { colours, cards, others, toAct }) {
  const place = $("players");
  const held = focusedIn(place);
  const players = whole.players.map(({ name }, of) => {
    const { before, after } = movesAround(whole, of);
    const moves = make("span", "", "moves");
    moves.append(jumpButton(t("move-before", { who: name }), "‹", before));
    moves.append(jumpButton(t("move-after", { who: name }), "›", after));
    return playerCard({ colour: colours[of], name, about: "", turn: toAct === of, card: cards[of] }, moves);
  });
  const rest = others.map((other) => playerCard({ ...other, about: "", turn: false }, make("span")));
  fillPlayers([...players, ...rest]);
  buttonsIn(place)[held]?.focus();
}

// --- the game as a whole ---

/** @param {Course} whole */
function showCourse(whole) {
  const { players, moment, proof, memory, outcome } = whole;
  const names = players.map(({ name }) => name);
  fill($select("eyes"), whole.eyes, (one) => (typeof one === "number" ? names[one] : t(`eyes-${one}`)), eyes);
  const colours = [...moment.colours, ...moment.others.map(({ colour }) => colour)];
  fillLog(whole, (seat) => colours[seat], jump);
  showLanes(whole);
  showProof(proof, luckOf(table));
  $("memory").hidden = !memory;
  for (const tab of all(".score-tab")) tab.hidden = !outcome;
  if (!outcome) return;
  $("victory").textContent = victory(outcome, names);
  $("reason").textContent = outcome.reason;
  showScores(outcome, names);
}

// --- what people do ---

/** @type {Record<string, string>} */
const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "forth",
  PageUp: "turn-back",
  PageDown: "turn-forth",
  Home: "first",
  End: "last",
};
/** @type {Record<string, string>} */
const SHIFTED = { ArrowLeft: "turn-back", ArrowRight: "turn-forth" };

/**
 * Obey a key; false if it means nothing here.
 * @param {KeyboardEvent} event
 */
function obey(event) {
  const step = (event.shiftKey && SHIFTED[event.key]) || KEYS[event.key];
  if (step) $(step).click();
  else if (event.key === " " && !isAt(event, "button, a")) playAlong();
  else if (event.key === "ArrowUp" || event.key === "ArrowDown") return walkLog(event);
  else return board.zoomKey(event.key);
  return true;
}

/**
 * @param {string} panel
 * @param {string} before
 */
function panelChanged(panel, before) {
  if (course && panel === "text" && before !== "text") renew();
  else if (shown) showLog(wanted);
}

for (const [id, to] of Object.entries(steps)) {
  $(id).onclick = () => course && jump(to(course));
}
$("play").onclick = playAlong;
$("at").oninput = () => jump(Number($input("at").value));
$("eyes").onchange = () => {
  eyes = eyesFrom($select("eyes").value);
  reopen(wanted);
};
$("play-on").onclick = () => {
  stop();
  if (course && shown) offerPlayOn(course, shown);
};
$("play-on-go").onclick = () => playOnFrom(table, eyes, wanted);
for (const id of ["details", "more"]) $(id).onclick = () => $dialog("details-sheet").showModal();
$("share").onclick = () => copyLink(location.href, t("moment-copied"));
onKey((event) => {
  if (course && obey(event)) event.preventDefault();
}, "input:not(#at), select, textarea");
onShape(() => course && renew());
usePanels(panelChanged);
publish({
  board,
  get state() {
    return shown;
  },
  get course() {
    return course;
  },
  get moments() {
    return moments.here;
  },
});
loadDefs(game).finally(() => reopen(number(query.get("at"))));
