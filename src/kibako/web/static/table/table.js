// The table in the browser. It knows no game: pictures, words and the ways to click an action all come from the server.
import { Board, loadDefs } from "../board/board.js";
import { openPanel, showOutline, usePanels } from "../board/panels.js";
import { showTallies } from "../board/tallies.js";
import { $, $dialog } from "../page/elements.js";
import { forgetSecrets, keepPlayed, secretsOf, wishedPace } from "../page/memory.js";
import { complain, onKey, onShape, publish, shapeOfWindow } from "../page/page.js";
import { t } from "../page/text.js";
import { ActionBar } from "./action.js";
import { Again } from "./again.js";
import { Chat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { Coach } from "./coach.js";
import { listenToCompany, showCompany } from "./company.js";
import { isEndOpen, listenToEnd, showEnd } from "./end.js";
import { Explainer } from "./explain.js";
import { askHelp, askHint, showHelp, showHint, showWhy } from "./help.js";
import { announce, showLog, tellNews } from "./log.js";
import { noticeTurn } from "./notice.js";
import { showPlayers } from "./players.js";
import { contribute, listenToSeats, showCurtain, showJoin, useLink } from "./seats.js";
import { useSettings } from "./settings.js";
import { Live } from "./socket.js";
import { soundChange } from "./sounds.js";
import { listenToSpectators, showAudience, showSpectators } from "./spectators.js";

/** @import { ErrorMessage, PlanMessage } from "../protocol" */
/** @import { State } from "./socket.js" */

const { table = "", game = "" } = $("table").dataset;
const live = new Live(table);
const board = new Board({
  plan: (action) => live.say({ type: "plan", action: action?.text ?? null }),
  play: (action) => bar.play(action),
  change: showAction,
  point: (name) => {
    $("hint").textContent = name;
    announce(name);
    explainer.pointAt(board.focused);
  },
  wonder: (element) => {
    const acting = live.state && live.state.toAct === live.state.seat;
    if (acting) live.say({ type: "why", element, path: board.path });
  },
});
const bar = new ActionBar(live, board);
const again = new Again(live, board, () => live.state && board.show(live.state.picture, live.state.actions));
const explainer = new Explainer(live, game);
const chat = new Chat(live);
const clocks = new Clocks(live);
const coach = new Coach(live, game);

function showAction() {
  if (!live.state) return;
  bar.show(live.state);
  again.offer(live.state);
}

/**
 * @param {State} state
 * @param {State | null} before
 */
function show(state, before) {
  const same = before?.at === state.at && before.seat === state.seat && before.status === state.status;
  board.called = new Map(state.tiles.flatMap(({ ids, words }) => ids.map((id) => [id, words])));
  explainer.hide();
  again.stop();
  showPlayers(live, state);
  board.show(state.picture, state.actions, same);
  bar.beImpatient(state);
  showTallies(state.tallies);
  showLog(state);
  if (state.outline) showOutline(state.outline);
  $("last").textContent = state.log.at(-1) ?? "";
  showEnd(state, live);
  showCurtain(state);
  showJoin(state, before);
  contribute(live, state);
  clocks.show(state);
  coach.follow(state);
  if (state.outcome && state.own.length) keepPlayed(game);
  chat.show();
  showSpectators(live, state, before);
  showCompany(state, before);
  soundChange(state, before);
  noticeTurn(state, before);
  tellNews(state, before);
}

/** The window's shape; but above the result there is no more room than a phone on its side has. */
function shapeOfPicture() {
  return isEndOpen() && shapeOfWindow() !== "wide" ? "low" : shapeOfWindow();
}

function sayShape() {
  board.alone(isEndOpen() && shapeOfWindow() !== "wide");
  live.say({ type: "shape", shape: shapeOfPicture() });
}

/**
 * @param {PlanMessage} message
 * @param {string} picture
 */
function showPlan({ at, action, words, tallies }, picture) {
  if (at !== live.state?.at) return;
  for (const one of board.actions) if (one.text === action) one.words = words; // where there are many they come without
  board.drawPlan(picture);
  showTallies(tallies);
}

/** @param {ErrorMessage} message */
function showError({ words, final }) {
  complain(words);
  if (!final || !secretsOf(table).length) return;
  forgetSecrets(table); // of a seat that is another's now
  setTimeout(() => location.reload(), 1500);
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (!live.state || bar.press(event.key)) return;
  const letter = event.key.toLowerCase();
  if (letter === "u") bar.undo();
  else if (letter === "?") askHelp(live);
  else if (letter === "h") askHint(live);
  else if (letter === "c") coach.ask();
  else if (letter === "l") again.toggle();
  else board.key(event);
}

/** @param {string} panel */
function panelChanged(panel) {
  live.say({ type: "outline", wanted: panel === "text" });
  chat.showUnread();
  showAction();
}

function connect() {
  const greeting = () => ({
    type: /** @type {const} */ ("hello"),
    secrets: secretsOf(table),
    shape: shapeOfPicture(),
    outline: openPanel() === "text",
    pace: wishedPace(),
    changes: true,
  });
  live.connect(greeting, {
    table: show,
    plan: showPlan,
    why: (message) => showWhy(message, game),
    explain: (message) => explainer.show(message),
    help: showHelp,
    hint: (message) => {
      showAction(); // it no longer thinks
      showHint(message, live, board);
    },
    coach: (message) => coach.hear(message),
    audience: (message) => showAudience(live, message),
    chat: (message) => chat.hear(message),
    error: showError,
    lost: (why) => {
      $("hint").textContent = t(why === "restart" ? "server-restarts" : "connection-lost");
    },
  });
}

useLink(table);
usePanels(panelChanged);
useSettings(live, board);
listenToSeats(live);
listenToCompany(live);
listenToSpectators(live);
listenToEnd(live, () => {
  showAction();
  sayShape();
});
$("help").onclick = () => askHelp(live);
$("set-help").onclick = () => {
  $dialog("settings-sheet").close();
  askHelp(live);
};
$("more").onclick = () => $("settings").click();
$("advice").onclick = () => askHint(live);
onKey(key);
onShape(sayShape);
publish({
  board,
  get state() {
    return live.state;
  },
  get socket() {
    return live.socket;
  },
});
loadDefs(game).finally(connect);
