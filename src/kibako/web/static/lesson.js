// A lesson: the teacher says something, the learner reads it, plays it on the board, chooses freely or answers by clicking.
import { Board, loadDefs } from "./board/board.js";
import { point, visible } from "./board/finger.js";
import { showOutline } from "./board/panels.js";
import * as api from "./page/api.js";
import { $, $select, button, buttonsIn, isAt, lines } from "./page/elements.js";
import { keepStep, lastStep } from "./page/memory.js";
import { complain, hideToast, onKey, onShape, publish, shapeOfWindow, toast } from "./page/page.js";
import { reason, t } from "./page/text.js";

/** @import { LessonStep, Taught } from "./api" */
/** @import { Action } from "./protocol" */

const { game = "" } = $("table").dataset;
const LISTED = 40; // actions in the list of choices

/** @type {LessonStep | null} */
let step = null;
/** @type {Set<string>} the answers found so far */
let found = new Set();
/** @type {Taught | null} what the teacher said to what was done; until then the step waits for it */
let verdict = null;

const board = new Board({
  plan: showPlan,
  play: attempt,
  change: showChoices,
  point: (name) => {
    $("hint").textContent = name;
  },
  wonder: explain,
});

/** @param {number} number */
async function go(number) {
  step = await api.lessonStep(game, number, shapeOfWindow());
  keepStep(game, number);
  location.hash = String(number);
  begin();
}

/** Show the step as it is before anything was done. */
function begin() {
  if (!step) return;
  verdict = null;
  found = new Set();
  hideToast();
  $("progress").setAttribute("value", String((step.number + 1) / step.steps));
  showChapters(step);
  showOutline(step.outline);
  board.confirms = step.kind !== "click";
  $("table").classList.toggle("asks", step.kind === "click");
  board.show(step.picture, step.actions);
  unfold();
  showState();
}

/** What is pointed at may be folded away, as on phones. */
function unfold() {
  board.fold(false);
  const wanted = [action() ? [nextClick(action()?.ways ?? [])] : (step?.show ?? [])].flat();
  const ids = wanted.flatMap((id) => (id && !isBeside(id) ? [id] : []));
  if (ids.length && !visible(ids).length) board.fold(true);
  lead();
}

/** @param {LessonStep} step */
function showChapters({ chapter, chapters }) {
  const select = $select("chapters");
  const choices = chapters.map(
    ({ title, first }, i) => new Option(`${i + 1}. ${title}`, String(first), false, i === chapter),
  );
  select.replaceChildren(...choices);
}

/** Whether nothing is left to do in the step. */
const isDone = () => step?.kind === "tell" || verdict?.right === true;

/** What the teacher says, and the buttons that lead on. */
function showState() {
  if (!step) return;
  const teacher = $("teacher");
  teacher.textContent = verdict?.words || step.say;
  teacher.classList.toggle("right", verdict?.right === true);
  teacher.classList.toggle("wrong", verdict?.right === false);
  const last = step.number === step.steps - 1;
  $("next").hidden = !isDone() || last;
  $("play").hidden = !isDone() || !last;
  $("again").hidden = verdict?.right !== false;
  $("back").hidden = step.number === 0 && !board.path.length;
}

// --- the finger ---

/** Lead to the next click of what is taught, and light up what is spoken of. */
function lead() {
  const svg = document.querySelector("#board svg");
  if (!step || !(svg instanceof SVGSVGElement)) return;
  const { show, kind } = step;
  const wanted = action();
  const next = wanted ? nextClick(wanted.ways) : null;
  const lit = verdict ? [] : show;
  const asked = kind === "click" && !verdict ? board.targets() : [];
  const at = next !== null && isBeside(next) ? null : next;
  point(svg, { lit, found, asked, at, dim: kind === "tell" || at !== null });
  pointAtButton(wanted, next);
}

/** The action that the finger leads to. */
function action() {
  return verdict ? undefined : step?.actions.find(({ text }) => text === step?.taught);
}

/**
 * What to click next for an action: an element, or nothing where a button is meant.
 * @param {Action["ways"]} ways
 */
function nextClick(ways) {
  const open = ways.find((way) => board.path.every((id, i) => way[i] === id)) ?? ways[0] ?? [];
  const follows = board.path.every((id, i) => open[i] === id);
  const at = follows ? board.path.length : open.findIndex((id, i) => board.path[i] !== id);
  const id = open[at];
  return id && !id.startsWith("dial-") ? id : null;
}

/**
 * @param {Action | undefined} action
 * @param {string | null} next
 */
function pointAtButton(action, next) {
  const planned = action !== undefined && board.planned?.text === action.text;
  $("confirm").classList.toggle("pointed", planned);
  $("turn").classList.toggle("pointed", action !== undefined && !planned && next === null);
  for (const one of buttonsIn($("choices"))) {
    const isNext = next !== null && one.dataset.ids?.split(" ").includes(next);
    one.classList.toggle("pointed", isNext || (action !== undefined && one.textContent === action.words));
  }
}

async function leadOn() {
  lead();
  const moving = document.querySelector("#board svg")?.getAnimations({ subtree: true }) ?? [];
  const gliding = moving.filter(({ effect }) => effect?.getTiming().iterations === 1);
  if (!gliding.length) return;
  await Promise.allSettled(gliding.map(({ finished }) => finished));
  lead();
}

// --- choosing ---

function showChoices() {
  if (!step) return;
  const plain = board.path.length ? [] : board.plain();
  const only = plain.length === 1 && !board.targets().length;
  const play = (/** @type {Action} */ action, /** @type {"go" | "light"} */ look) =>
    button(action.words || board.nameOf(action.ways[0][0]), () => attempt(action), look);
  $("choices").replaceChildren(...hiddenTargets(), ...plain.map((action) => play(action, only ? "go" : "light")));
  $("confirm").hidden = !board.planned || step.kind === "click";
  $("turn").hidden = !board.dialSet();
  $("back").hidden = step.number === 0 && !board.path.length;
  $("hint").textContent = hint(step);
  const listed = board.candidates().slice(0, LISTED);
  $("list").replaceChildren(...lines(listed.map((action) => play(action, "light"))));
  leadOn();
}

/**
 * Whether a target is a button beside the picture, which doesn't have it or has folded it away.
 * @param {string} id
 */
function isBeside(id) {
  const element = document.getElementById(id);
  return Boolean(step?.called[id]) && (!element || element.closest(".fold") !== null);
}

/** What can be chosen next but isn't in this picture, as on phones: a button for all that are called the same. */
function hiddenTargets() {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const id of board.targets().filter(isBeside)) {
    const words = step?.called[id] ?? "";
    found.set(words, [...(found.get(words) ?? []), id]);
  }
  return [...found].map(([words, ids]) => {
    const made = button(words, () => board.choose(ids[0]), "light");
    made.classList.add("tile");
    made.dataset.ids = ids.join(" ");
    return made;
  });
}

/** @param {LessonStep} step */
function hint({ answers, ask, kind }) {
  if (verdict) return "";
  if (kind === "click") return answers > 1 ? t("found-answers", { found: found.size, all: answers }) : "";
  return board.planned?.words ?? ask;
}

/** @param {Action | null} action */
async function showPlan(action) {
  if (!step) return;
  const { picture } = await api.lessonStep(game, step.number, shapeOfWindow(), action?.text);
  board.drawPlan(picture);
}

/** @param {Action} action */
async function attempt(action) {
  if (!step) return;
  const { kind, number, picture, actions } = step;
  const answer = await api.tryInLesson(game, number, { play: action.text, shape: shapeOfWindow() });
  if (kind === "click") hear(action, answer);
  else if (kind === "free") judge(answer);
  else if (answer.right) leave(answer);
  else {
    board.show(picture, actions);
    toast(answer.words);
  }
}

/** @param {Taught} answer */
function leave(answer) {
  if (step && step.number + 1 < step.steps) go(step.number + 1);
  else judge(answer);
}

/**
 * What came of a free choice is shown, and told.
 * @param {Taught} answer
 */
function judge(answer) {
  verdict = answer;
  board.show(answer.picture ?? step?.picture ?? "", []);
  showState();
}

/**
 * @param {Action} action
 * @param {Taught} answer
 */
function hear({ ways: [[id]] }, answer) {
  if (!step) return;
  if (answer.right) found.add(id);
  else toast(answer.words);
  const all = found.size === step.answers;
  if (all) verdict = answer;
  board.show(step.picture, all ? [] : step.actions.filter(({ ways: [[one]] }) => !found.has(one)));
  showState();
}

/**
 * Say why something can't be chosen.
 * @param {string} id
 */
async function explain(id) {
  if (!step?.actions.length || verdict) return;
  if (step.kind === "click") {
    toast(t("click-ringed"));
    return;
  }
  const { words, rule } = await api.tryInLesson(game, step.number, { why: id, path: board.path });
  if (words) toast(rule ? `${words} (${rule})` : words);
}

async function playReal() {
  const known = (await api.games()).find(({ key }) => key === game);
  if (known) await api.playFirst(known);
}

/** @param {KeyboardEvent} event */
function key(event) {
  const choice = buttonsIn($("choices"))[Number(event.key) - 1];
  if (choice) choice.click();
  else if (event.key === "Enter" && !$("next").hidden && !isAt(event, "button, a, summary")) $("next").click();
  else board.key(event);
}

const number = () => step?.number ?? 0;
$("next").onclick = () => go(number() + 1);
$("again").onclick = begin;
$("back").onclick = () => (board.path.length ? board.clear() : go(Math.max(0, number() - 1)));
$("confirm").onclick = () => board.confirm();
$("turn").onclick = () => board.turn(1);
$("play").onclick = () => playReal().catch((error) => complain(reason(error)));
$("chapters").onchange = () => go(Number($select("chapters").value));
onKey((event) => step && key(event));
onShape(() => go(number()));
new MutationObserver(lead).observe($("board"), { subtree: true, attributeFilter: ["transform"] });
publish({
  board,
  get state() {
    return step;
  },
});
loadDefs(game).finally(() => go(Number(location.hash.slice(1) || lastStep(game))).catch(() => go(0)));
