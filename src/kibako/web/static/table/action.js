// The action bar under the board: what is asked, the actions that are buttons, confirming and taking back; and all
// choices as a list, for those who can't or won't use the picture.
import { openPanel } from "../board/panels.js";
import { victory } from "../board/sheets.js";
import { $, button, buttonsIn, draw, focusedIn, lines, make } from "../page/elements.js";
import { shapeOfWindow, toast } from "../page/page.js";
import { t } from "../page/text.js";
import { endButtons, showResult } from "./end.js";
import { announce } from "./log.js";

/** @import { Action, Tile } from "../protocol" */
/** @import { Board } from "../board/board.js" */
/** @import { Live, State } from "./socket.js" */

const PATIENCE = 1200; // milliseconds after which a bot that thinks can be hurried
const SMALLEST = 52; // per cent of the usual size of what is asked
const MOST_SLOTS = 4; // of a payment that are shown
const SHORT = 12; // actions that are listed at once, instead of click by click

/** @param {State} state */
function asked({ ask, outcome, players }) {
  const names = players.map(({ name }) => name);
  return outcome ? victory(outcome, names) : ask;
}

export class ActionBar {
  #live;
  #board;
  #patience = 0;
  #slow = -1; // the move that a bot has been thinking about for long

  /**
   * @param {Live} live
   * @param {Board} board
   */
  constructor(live, board) {
    this.#live = live;
    this.#board = board;
    $("confirm").onclick = () => board.confirm();
    $("turn").onclick = () => board.turn(1);
    $("undo").onclick = () => this.undo();
    addEventListener("resize", fitWords);
  }

  /** @param {State} state */
  show(state) {
    $("ask").textContent = this.#ask(state);
    $("hint").textContent = this.#hint(state);
    showResult(state);
    $("hint").classList.toggle("usual", this.#isUsual(state));
    $("choices").replaceChildren(...this.#choices(state));
    $("slots").replaceChildren(...this.#slots(state));
    this.#showControls(state);
    this.#showList(state);
    fitWords();
  }

  /** @param {State} state */
  #ask(state) {
    const next = this.#board.path.length ? this.#board.next() : [];
    const tile = state.tiles.find(({ ask, ids }) => ask && ids.some((id) => next.includes(id)));
    return tile?.ask ?? asked(state);
  }

  /**
   * Whether the hint only says how one plays here, which a phone has no room for.
   * @param {State} state
   */
  #isUsual({ question, own, status }) {
    return !question && !this.#board.planned && own.length > 0 && status !== "over";
  }

  /** @param {State} state */
  #hint({ question, actions, own, status }) {
    const { planned, path } = this.#board;
    if (question) return question.words;
    if (planned) return planned.words;
    if (!own.length && status !== "over") return t("you-watch");
    if (!actions.length || !this.#board.targets().length) return "";
    return t(path.length ? "choose-where" : "choose-what");
  }

  /**
   * Tiles first; but after the buttons where they only tell why none of them can be chosen, or without them on small windows.
   * @param {State} state
   */
  #choices(state) {
    const tiles = this.#tiles(state);
    const buttons = this.#buttons(state);
    if (tiles.some((tile) => tile.ariaDisabled !== "true")) return [...tiles, ...buttons];
    return shapeOfWindow() === "wide" || !buttons.length ? [...buttons, ...tiles] : buttons;
  }

  /** @param {State} state */
  #tiles({ tiles }) {
    const { path } = this.#board;
    const next = this.#board.next();
    const shown = tiles.filter(({ ids, stays, action, reason }) => {
      if (action !== null) return !path.length || reason !== null;
      return stays || ids.some((id) => next.includes(id) || path.includes(id));
    });
    return shown.map((tile) => (tile.action === null ? this.#thingTile(tile, next) : this.#actionTile(tile)));
  }

  /**
   * An action with no place in the picture, or why it can't be chosen.
   * @param {Tile} tile
   */
  #actionTile(tile) {
    const { action, reason } = tile;
    return tileButton(tile, reason ?? "", reason !== null, () => {
      const chosen = this.#board.actions.find(({ text }) => text === action);
      if (chosen) this.play(chosen);
      else if (reason) toast(reason);
    });
  }

  /**
   * Things that can be clicked: the next of them, while there is one; else it tells why not.
   * @param {Tile} tile
   * @param {string[]} next
   */
  #thingTile(tile, next) {
    const { path } = this.#board;
    const free = tile.ids.find((id) => next.includes(id) && !path.includes(id));
    const chosen = tile.ids.filter((id) => path.includes(id));
    const left = tile.held === null ? "" : t("tile-held", { count: tile.held - chosen.length });
    const made = tileButton(tile, left, !free && !chosen.length, () => {
      const id = free ?? chosen.at(-1);
      if (id) this.#board.choose(id);
      else this.#board.wonder(tile.ids[0]);
    });
    if (chosen.length) made.append(make("em", chosen.length));
    return made;
  }

  /**
   * What is paid with: what has been chosen of it, which a click takes back, and how much is still to come.
   * @param {State} state
   */
  #slots({ tiles }) {
    const { path } = this.#board;
    const paying = tiles.filter(({ held, stays }) => held !== null && stays);
    const tileOf = (/** @type {string} */ id) => paying.find(({ ids }) => ids.includes(id));
    const counts = this.#board.open().map(({ way }) => way.filter(tileOf).length);
    const filled = path.flatMap((id) => {
      const tile = tileOf(id);
      return tile ? [slot(tile, () => this.#board.choose(id))] : [];
    });
    const missing = Math.max(0, Math.min(...counts, MOST_SLOTS) - filled.length);
    if (!paying.length || (!filled.length && !this.#board.next().some(tileOf))) return [];
    const words = missing ? [make("b", t("still-to-pay", { count: missing }))] : [];
    return [...filled, ...Array.from({ length: missing }, () => make("span", "", "slot")), ...words];
  }

  /** @param {State} state */
  #buttons(state) {
    const tiled = state.tiles.map(({ action }) => action);
    const plain = this.#board.path.length ? [] : this.#board.plain().filter(({ text }) => !tiled.includes(text));
    const only = plain.length === 1 && !this.#board.targets().length;
    const buttons = plain.map((action) => this.#playButton(action, only ? "go" : "light"));
    return [
      ...buttons,
      ...this.#pauseButtons(state),
      ...this.#hurryButtons(state),
      ...this.#answerButtons(state),
      ...endButtons(state, this.#live),
    ];
  }

  /**
   * @param {Action} action
   * @param {"go" | "light"} [look]
   */
  #playButton(action, look) {
    return button(action.words, () => this.play(action), look);
  }

  /** @param {State} state */
  #pauseButtons({ company, own }) {
    if (!company.clock.paused || !own.length) return [];
    return [button(t("resume"), () => this.#live.say({ type: "resume" }), "go")];
  }

  /** @param {State} state */
  #hurryButtons({ hurry, at }) {
    if (!hurry || this.#slow !== at) return [];
    return [button(t("hurry"), () => this.#live.say({ type: "hurry", at }))];
  }

  /** @param {State} state */
  #answerButtons({ question }) {
    if (!question?.answer) return [];
    const answer = (/** @type {boolean} */ agree) => this.#live.say({ type: "answer", agree, to: question.number });
    return [button(t("agree"), () => answer(true), "go"), button(t("refuse"), () => answer(false))];
  }

  /** @param {State} state */
  #showControls({ hints, undo }) {
    const { path, planned } = this.#board;
    $("confirm").hidden = !planned;
    $("turn").hidden = !this.#board.dialSet();
    $("advice").hidden = !hints || path.length > 0;
    $("undo").hidden = !undo && !path.length;
    $("undo-words").textContent = t(path.length ? "back" : undo === "ask" ? "ask-undo" : "undo");
  }

  /**
   * Quick bots need no button to hurry them.
   * @param {State} state
   */
  beImpatient({ hurry, at }) {
    clearTimeout(this.#patience);
    if (!hurry || this.#slow === at) return;
    this.#patience = setTimeout(() => {
      this.#slow = at;
      if (this.#live.state) this.show(this.#live.state);
    }, PATIENCE);
  }

  /** @param {Action} action */
  play(action) {
    for (const one of buttonsIn($("choices"))) one.disabled = true;
    $("confirm").hidden = true;
    if (this.#live.state) this.#live.say({ type: "play", action: action.text, at: this.#live.state.at });
  }

  undo() {
    if (this.#board.path.length) this.#board.clear();
    else if (this.#live.state?.undo) this.#live.say({ type: "undo" });
  }

  /**
   * Press the button of that number, if there is one.
   * @param {string} key
   */
  press(key) {
    const choice = buttonsIn($("choices"))[Number(key) - 1];
    if (!choice || choice.disabled) return false;
    choice.click();
    return true;
  }

  /** @param {State} state */
  #showList({ ask }) {
    if (openPanel() !== "text") return;
    const list = $("list");
    const held = focusedIn(list) >= 0;
    list.replaceChildren(...lines(this.#listed(ask)));
    if (held) (list.querySelector("button") ?? $("panel-text")).focus();
  }

  /**
   * All actions if they are few; else the next clicks by name.
   * @param {string} ask
   */
  #listed(ask) {
    const board = this.#board;
    const targets = board.targets();
    const few = board.candidates().length <= SHORT || !targets.length;
    const actions = few ? board.candidates() : board.plain();
    const items = actions.map((action) => this.#playButton(action));
    if (!few) items.push(...targets.map((id) => this.#targetButton(id, ask)));
    if (board.path.length) items.push(button(t("back"), () => board.back()));
    return items;
  }

  /**
   * @param {string} id
   * @param {string} ask
   */
  #targetButton(id, ask) {
    return button(this.#board.nameOf(id), () => {
      this.#board.choose(id);
      announce(ask);
    });
  }
}

/**
 * @param {Tile} tile
 * @param {string} note
 * @param {boolean} off
 * @param {() => void} act
 */
function tileButton({ words, ids, held, drawing, viewBox }, note, off, act) {
  const made = make("button", "", held === null ? "tile" : "tile counted");
  const picture = draw("svg", { viewBox, class: "board", "aria-hidden": "true" });
  picture.innerHTML = drawing;
  made.type = "button";
  if (ids.length) made.dataset.ids = ids.join(" ");
  made.onclick = act;
  made.title = note ? `${words}: ${note}` : words;
  made.setAttribute("aria-disabled", String(off));
  made.append(picture, make("b", words), make("small", note));
  return made;
}

/**
 * A thing that is paid with.
 * @param {Tile} tile
 * @param {() => void} act
 */
function slot({ words, drawing, viewBox }, act) {
  const made = make("button", "", "slot");
  const picture = draw("svg", { viewBox, class: "board", "aria-hidden": "true" });
  picture.innerHTML = drawing;
  made.type = "button";
  made.title = t("take-back", { what: words });
  made.setAttribute("aria-label", made.title);
  made.append(picture);
  made.onclick = act;
  return made;
}

/** What is asked is written smaller where it would need more than its room. */
function fitWords() {
  const place = $("ask").parentElement;
  if (!place) return;
  for (let size = 100; size >= SMALLEST; size -= 8) {
    place.style.setProperty("--size", String(size / 100));
    if (place.scrollHeight <= place.clientHeight + 1) return;
  }
}
