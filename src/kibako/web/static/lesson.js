// A lesson: the teacher says something, the learner plays it on the board.
import { $, ask, button, make, myName, openTable, t, toast } from "./words.js";
import { Board, isTall, loadDefs, showOutline } from "./board.js";

const game = $("table").dataset.game;
const path = `/api/lessons/${game}`;
let step = null;

const board = new Board({
  plan: (action) => showPlan(action),
  play: (action) => attempt(action),
  change: () => showChoices(),
  point: (name) => { if (name) $("hint").textContent = name; },
  wonder: async (id) => {
    if (!step?.actions.length) return;
    const { words, rule } = await ask(`${path}/${step.number}`, { why: id, path: board.path });
    if (words) toast(rule ? `${words} (${rule})` : words);
  },
});

const stepAt = (number, planned) => ask(`${path}/${number}?tall=${isTall()}${planned ? `&planned=${encodeURIComponent(planned)}` : ""}`);

async function go(number) {
  step = await stepAt(number);
  location.hash = number;
  $("teacher").textContent = step.say;
  $("hint").textContent = "";
  $("toast").hidden = true;
  $("progress").value = (number + 1) / step.steps;
  board.show(step.picture, step.actions);
  for (const id of step.show) document.getElementById(id)?.classList.add("shown");
  const last = number === step.steps - 1, acts = step.actions.length > 0;
  $("next").hidden = acts || last;
  $("play").hidden = acts || !last;
  $("back").hidden = number === 0;
  showOutline(step.outline);
}

function showChoices() {
  if (!step) return;
  const targets = board.targets().length, plain = board.plain();
  $("choices").replaceChildren(...(board.path.length ? [] : plain.map((action) => button(action.words, () => attempt(action), plain.length === 1 && !targets))));
  $("confirm").hidden = !board.planned;
  $("turn").hidden = !board.dialSet();
  $("hint").textContent = board.planned ? board.planned.words : step.ask;
  $("list").replaceChildren(...board.candidates().slice(0, 40).map((action) => { const line = make("li"); line.append(button(action.words, () => attempt(action))); return line; }));
  for (const id of step.show) document.getElementById(id)?.classList.add("shown");
}

async function showPlan(action) {
  const { picture } = await stepAt(step.number, action?.text);
  board.draw(picture);
  board.mark();
}

async function attempt(action) {
  const { right, words } = await ask(`${path}/${step.number}`, { play: action.text });
  if (right && step.number + 1 < step.steps) { go(step.number + 1); return; }
  if (right) { $("play").hidden = false; return; }
  toast(words);
  board.show(step.picture, step.actions);
}

async function playReal() {
  const { key, seats } = (await ask("/api/games")).find(({ key }) => key === game);
  const chairs = Array.from({ length: seats[0] }, (_, i) => i ? { kind: "bot", level: "easy" } : { kind: "person", name: myName() || t("you-name") });
  await openTable({ game: key, seats: chairs, public: false });
}

$("next").onclick = () => go(step.number + 1);
$("back").onclick = () => board.path.length ? board.clear() : go(Math.max(0, step.number - 1));
$("confirm").onclick = () => board.planned && attempt(board.planned);
$("turn").onclick = () => board.turn(1);
$("play").onclick = () => playReal().catch((error) => toast(error.message));
addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey || !step) return;
  const choice = $("choices").children[Number(event.key) - 1];
  if (choice) choice.click();
  else if (event.key === "Enter" && !event.target.matches("button, a, summary") && !$("next").hidden) $("next").click();
  else board.key(event);
});
let shape = isTall();
addEventListener("resize", () => { if (isTall() !== shape) { shape = isTall(); go(step.number); } });

window.kibako = { board, get state() { return step; } };
loadDefs(game).finally(() => go(Number(location.hash.slice(1)) || 0).catch(() => go(0)));
