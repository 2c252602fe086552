// A board in the page: its picture, and choosing an action in it by clicks or keys. It knows no game.
import { defs } from "../page/api.js";
import { $, isAt, isDrawn } from "../page/elements.js";
import { Choosing, isDial } from "./choosing.js";
import { makeLegible } from "./legible.js";
import { middle, moveFrom, placesOf } from "./motion.js";
import { Zoom } from "./zoom.js";

/** @import { Action } from "../protocol" */

/**
 * @typedef {object} Listener
 * @property {(action: Action | null) => void} plan an action is complete, or no longer is
 * @property {(action: Action) => void} play
 * @property {() => void} change something else can be chosen
 * @property {(name: string) => void} point the keyboard is at an element of that name
 * @property {(id: string) => void} wonder an element was clicked that can't be chosen
 */

/** @type {Listener} */
const NOBODY = { plan() {}, play() {}, change() {}, point() {}, wonder() {} };

const coarse = matchMedia("(pointer: coarse)");
const FINGER = 22; // pixels from the middle of a target that a finger may miss it by
const BESIDE = "#players [data-for]"; // parts of player boards that are not in the picture
const ITSELF = ".itself"; // a click on such an element means it, and not what it lies in, if others of them can be chosen
const MANY = 20; // targets; when there are this many they glow more softly
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {string} id */
const isNamed = (id) => document.getElementById(id)?.querySelector(":scope > title") !== null;

/** @param {Element} element */
const idOf = (element) => element.getAttribute("data-for") ?? element.id;

/**
 * Put the drawings that all pictures of a game share into the page; without them pictures can't be clicked.
 * @param {string} game
 */
export async function loadDefs(game) {
  $("defs").innerHTML = await defs(game);
}

export class Board extends Choosing {
  /** @type {string | null} the target that the keyboard is at */
  focused = null;
  /** Whether an action that is complete waits to be confirmed. */
  confirms = true;
  /** @type {Map<string, string>} what targets are called that this picture doesn't have: they are tiles beside it */
  called = new Map();
  /** @type {Map<string, string>} what targets are called */
  names = new Map();
  #unfolded = false;
  #alone = false;
  #on;
  #place = $("board");
  #drawn = ""; // the picture that is there

  /** @param {Partial<Listener>} [on] */
  constructor(on = {}) {
    super();
    this.#on = { ...NOBODY, ...on };
    const stage = $("stage");
    this.zoom = new Zoom(stage, this.#place);
    stage.addEventListener("wheel", (event) => this.#wheeled(event), { passive: false });
    this.#place.addEventListener("click", (event) => this.#clicked(event));
    document.getElementById("players")?.addEventListener("click", (event) => this.#besideClicked(event));
    new ResizeObserver(() => this.#resized()).observe(stage);
  }

  #resized() {
    const svg = this.#place.querySelector("svg");
    if (svg) makeLegible(svg, this.zoom.k);
  }

  // --- showing ---

  /**
   * Show a position. What has been chosen stays if it is the same one, told again.
   * @param {string} picture
   * @param {Action[]} actions
   * @param {boolean} [same]
   */
  show(picture, actions, same = false) {
    this.actions = actions;
    this.planned = null;
    if (!same) {
      this.path = [];
      this.focused = null;
    }
    this.#draw(picture, !same);
    this.settle();
  }

  /**
   * @param {string} picture
   * @param {boolean} moved whether the position is a new one
   */
  #draw(picture, moved) {
    if (picture === this.#drawn) return;
    this.#drawn = picture;
    const before = placesOf(this.#place);
    this.#place.innerHTML = picture;
    const svg = this.#place.querySelector("svg");
    if (!svg) return;
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-labelledby", "board-name");
    svg.dataset.whole = svg.getAttribute("viewBox") ?? "";
    this.zoom.hold(svg);
    this.#showFold();
    this.#showAlone(svg);
    makeLegible(svg, this.zoom.k);
    moveFrom(this.#place, before, moved);
  }

  /**
   * Show the board without what a picture has beside it, in the part of the picture that it names for it; or all again.
   * @param {boolean} yes
   */
  alone(yes) {
    this.#alone = yes;
    const svg = this.#place.querySelector("svg");
    if (!svg) return;
    this.#showAlone(svg);
    makeLegible(svg, this.zoom.k);
  }

  /** @param {SVGSVGElement} svg */
  #showAlone(svg) {
    const { board, whole = "" } = svg.dataset;
    svg.classList.toggle("alone", this.#alone);
    svg.setAttribute("viewBox", this.#alone && board ? board : whole);
  }

  /**
   * Show the same position with an action planned; what has been chosen stays.
   * @param {string} picture
   */
  drawPlan(picture) {
    this.#draw(picture, false);
    this.mark();
  }

  /**
   * What an element is called; of several that are called the same, the later ones are numbered.
   * @param {string} id
   */
  nameOf(id) {
    return this.names.get(id) ?? this.#called(id);
  }

  /** @param {string} id */
  #called(id) {
    return document.getElementById(id)?.querySelector("title")?.textContent ?? this.called.get(id) ?? id;
  }

  #giveNames() {
    /** @type {Map<string, number>} */
    const counts = new Map();
    this.names = new Map();
    for (const id of this.targets()) {
      const name = this.#called(id);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      this.names.set(id, count > 1 ? `${name} (${count})` : name);
    }
  }

  /** Show what can be chosen and what has been: to the eye, and to those who listen. */
  mark() {
    this.#giveNames();
    const next = new Set(this.targets());
    const chosen = new Set(this.chosen());
    this.#markPicture(next.size > MANY);
    const parts = [...this.#place.querySelectorAll("[id], [data-for]"), ...document.querySelectorAll(BESIDE)];
    for (const element of parts) {
      const id = idOf(element);
      element.classList.toggle("legal", next.has(id) && !chosen.has(id));
      element.classList.toggle("chosen", chosen.has(id));
      element.classList.toggle("focus", id === this.focused);
      if (element.id && !element.matches(".folder")) this.#tell(element, next.has(id), chosen.has(id));
    }
    this.#nameLegal();
    this.#on.change();
  }

  /**
   * A picture shows its dials by classes.
   * @param {boolean} many
   */
  #markPicture(many) {
    const svg = this.#place.querySelector("svg");
    if (!svg) return;
    svg.classList.remove(...[...svg.classList].filter(isDial));
    svg.classList.add(...this.path.filter(isDial));
    svg.classList.toggle("many", many);
  }

  /** Which kinds of things can be chosen, for styles of the whole picture: asked by :has() it would all be styled anew for each change. */
  #nameLegal() {
    const svg = this.#place.querySelector("svg");
    const legal = [...(svg?.querySelectorAll(".legal") ?? [])];
    if (svg) svg.dataset.legal = [...new Set(legal.flatMap(({ classList }) => [...classList]))].join(" ");
  }

  /**
   * @param {Element} element
   * @param {boolean} legal
   * @param {boolean} chosen
   */
  #tell(element, legal, chosen) {
    if (legal || chosen) {
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", this.nameOf(element.id));
      element.setAttribute("aria-pressed", String(chosen));
    } else if (element.getAttribute("role") === "button") {
      for (const name of ["role", "aria-label", "aria-pressed"]) element.removeAttribute(name);
    }
  }

  // --- choosing ---

  /**
   * Tell why something can't be chosen.
   * @param {string} id
   */
  wonder(id) {
    this.#on.wonder(id);
  }

  settle() {
    const before = this.planned;
    super.settle();
    if (this.planned && this.planned !== before) {
      if (!this.confirms) {
        this.#on.play(this.planned);
        return;
      }
      this.#on.plan(this.planned);
    } else if (!this.planned && before) {
      this.#on.plan(null);
    }
    this.mark();
  }

  /** Play the action that is planned. */
  confirm() {
    if (this.planned) this.#on.play(this.planned);
  }

  /** What a picture has folded away, and the part of it that folds and unfolds it. */
  #showFold() {
    this.#place.querySelector("svg")?.classList.toggle("unfolded", this.#unfolded);
    const folder = this.#place.querySelector(".folder");
    folder?.setAttribute("role", "button");
    folder?.setAttribute("tabindex", "0");
    folder?.setAttribute("aria-expanded", String(this.#unfolded));
  }

  /**
   * Unfold what a picture has folded away, or fold it again.
   * @param {boolean} unfolded
   */
  fold(unfolded) {
    this.#unfolded = unfolded;
    this.#showFold();
  }

  /** @param {string} id */
  choose(id) {
    super.choose(id);
    this.fold(false);
  }

  /** @param {MouseEvent} event */
  #clicked({ target, clientX, clientY }) {
    if (this.zoom.dragged) return;
    if (target instanceof Element && target.closest(".folder")) {
      this.fold(!this.#unfolded);
      return;
    }
    const ids = this.#idsAt(target);
    const hit = ids.find((one) => this.path.includes(one) || this.legalAnywhere(one));
    const id = hit ?? this.#beside(clientX, clientY, target);
    if (id) this.choose(id);
    else if (ids.length) this.#on.wonder(ids.find(isNamed) ?? ids[0]);
  }

  /** @param {MouseEvent} event */
  #besideClicked({ target }) {
    const part = target instanceof Element ? target.closest(BESIDE) : null;
    if (!part) return;
    if (this.path.includes(idOf(part)) || this.legalAnywhere(idOf(part))) this.choose(idOf(part));
    else this.#on.wonder(idOf(part));
  }

  /**
   * On touch screens: the target nearest to a finger that missed it by little, unless it met something of its own better.
   * @param {number} x
   * @param {number} y
   * @param {EventTarget | null} target
   */
  #beside(x, y, target) {
    if (!coarse.matches) return undefined;
    const met = target instanceof Element ? this.#itself(target) : null;
    const shown = this.targets().map((id) => document.getElementById(id));
    const near = [...shown, met]
      .filter((element) => element !== null)
      .map((element) => {
        const at = middle(element.getBoundingClientRect());
        return { element, away: Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) };
      });
    const [best] = near.filter(({ away }) => away <= FINGER).sort((one, two) => one.away - two.away);
    return best && best.element !== met ? best.element.id : undefined;
  }

  /**
   * The ids of what was clicked and of all that it lies in, innermost first; up to what is meant by itself alone.
   * @param {EventTarget | null} target
   */
  #idsAt(target) {
    const ids = [];
    const last = target instanceof Element ? this.#itself(target) : null;
    let element = target instanceof Element ? target : null;
    while (element && element !== this.#place) {
      ids.push(idOf(element));
      element = element === last ? null : element.parentElement;
    }
    return ids.filter(Boolean);
  }

  /**
   * What a click means by itself alone, while others of its kind can be chosen.
   * @param {Element} target
   */
  #itself(target) {
    const met = target.closest(ITSELF);
    return met && this.targets().some((id) => document.getElementById(id)?.matches(ITSELF)) ? met : null;
  }

  /** @param {WheelEvent} event */
  #wheeled(event) {
    event.preventDefault();
    if (this.dialSet() && !event.ctrlKey) this.turn(event.deltaY > 0 ? 1 : -1);
    else this.zoom.wheel(event);
  }

  // --- by keyboard ---

  /**
   * Move the keyboard to the next target in a direction.
   * @param {number} dx
   * @param {number} dy
   */
  #step(dx, dy) {
    const targets = this.targets().map((id) => document.getElementById(id));
    const all = targets.filter((element) => element !== null).filter(isDrawn);
    const here = this.focused === null ? null : document.getElementById(this.focused);
    const best = here ? nearest(here, all, dx, dy) : all[0];
    if (!best) return;
    this.focused = best.id;
    for (const element of this.#place.querySelectorAll(".focus")) element.classList.remove("focus");
    best.classList.add("focus");
    this.#on.point(this.nameOf(best.id));
  }

  #enter() {
    const isTarget = this.focused !== null && this.next().includes(this.focused);
    if (this.planned && !isTarget) this.confirm();
    else if (this.focused) this.choose(this.focused);
  }

  /**
   * Obey a key if it means something on the board.
   * @param {KeyboardEvent} event
   */
  key(event) {
    if (ARROWS[event.key]) {
      this.#step(...ARROWS[event.key]);
      event.preventDefault();
    } else if (isAt(event, ".folder") && ["Enter", " "].includes(event.key)) {
      this.fold(!this.#unfolded);
    } else if (event.key === "Enter") {
      if (!isAt(event, "button, a, summary")) this.#enter();
    } else if (event.key === "Escape") this.back();
    else if (event.key.toLowerCase() === "r") this.turn(event.shiftKey ? -1 : 1);
    else this.zoomKey(event.key);
  }

  /**
   * Whether a key is one that zooms; then it has.
   * @param {string} key
   */
  zoomKey(key) {
    if (key === "+") this.zoom.closer();
    else if (key === "-") this.zoom.farther();
    else if (key === "0") this.zoom.fit();
    else return false;
    return true;
  }
}

/**
 * The nearest element in a direction; if there is none, the one that lies least behind.
 * @param {Element} here
 * @param {Element[]} all
 * @param {number} dx
 * @param {number} dy
 */
function nearest(here, all, dx, dy) {
  const from = middle(here.getBoundingClientRect());
  const cost = (/** @type {Element} */ element) => {
    const to = middle(element.getBoundingClientRect());
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = x * dx + y * dy;
    return along > 1 ? along + 2 * (Math.abs(x * dy) + Math.abs(y * dx)) : 1e6 - along;
  };
  const others = all.filter((element) => element.id !== here.id);
  return others.sort((one, two) => cost(one) - cost(two))[0] ?? here;
}
