// Choosing an action click by click. An action has ways: ids of elements to click, in order. Ids of dials are turned to
// instead of clicked. It knows no picture and no game.

/** @import { Action } from "../protocol" */

/** @param {string} id */
export const isDial = (id) => id.startsWith("dial-");

/**
 * What a dial's positions have in common.
 * @param {string} id
 */
const dialOf = (id) => id.replace(/-[^-]*$/, "");

/**
 * @param {string[]} way
 * @param {string[]} some
 */
const startsWith = (way, some) => some.every((id, i) => way[i] === id);

export class Choosing {
  /** @type {Action[]} the legal ones */
  actions = [];
  /** @type {string[]} the ids chosen so far, dials too */
  path = [];
  /** @type {Action | null} the action that is complete but not confirmed */
  planned = null;
  /** @type {Record<string, string>} where each dial was last turned to */
  dials = {};

  ways() {
    return this.actions.flatMap((action) => action.ways.map((way) => ({ action, way })));
  }

  /** The ways that can still be gone, with what has been chosen. */
  open() {
    return this.ways().filter(({ way }) => startsWith(way, this.path));
  }

  /**
   * What can come next after some ids.
   * @param {string[]} [some]
   */
  next(some = this.path) {
    const open = this.ways().filter(({ way }) => way.length > some.length && startsWith(way, some));
    return [...new Set(open.map(({ way }) => way[some.length]))];
  }

  /** What can be clicked next. */
  targets() {
    return this.next().filter((id) => !isDial(id));
  }

  /** The ids that were clicked. */
  chosen() {
    return this.path.filter((id) => !isDial(id));
  }

  /** The actions that are buttons, with nothing to click on the board. */
  plain() {
    return this.actions.filter((action) => !action.ways.length);
  }

  /** The actions that can still come of what has been chosen, dials apart. */
  candidates() {
    const chosen = this.chosen();
    if (!chosen.length) return this.actions;
    const clicks = (/** @type {string[]} */ way) => way.filter((id) => !isDial(id));
    return this.actions.filter(({ ways }) => ways.some((way) => startsWith(clicks(way), chosen)));
  }

  dialAt() {
    return this.path.findIndex(isDial);
  }

  /** The positions of the dial that can be turned now. */
  dialSet() {
    const at = this.dialAt();
    return at < 0 ? null : this.next(this.path.slice(0, at));
  }

  /**
   * How much of the path stays when an id is chosen; null if it can't be.
   * @param {string} id
   */
  #kept(id) {
    for (let length = this.path.length; length >= 0; length -= 1) {
      const kept = this.path.slice(0, length);
      if (this.next(kept).includes(id)) return kept;
    }
    return null;
  }

  /** @param {string} id */
  legalAnywhere(id) {
    return this.#kept(id) !== null;
  }

  /**
   * Choose an id; one that is chosen already is taken back, with all after it.
   * @param {string} id
   */
  choose(id) {
    const at = this.path.indexOf(id);
    const kept = at < 0 ? this.#kept(id) : this.path.slice(0, at);
    if (!kept) return;
    this.path = at < 0 ? [...kept, id] : kept;
    this.settle();
  }

  /** @param {string[]} path */
  choosePath(path) {
    this.path = [...path];
    this.settle();
  }

  /**
   * Turn the dial, and keep what was chosen after it if it still can be.
   * @param {number} step
   */
  turn(step) {
    const at = this.dialAt();
    if (at < 0) return;
    const positions = this.next(this.path.slice(0, at));
    const now = positions.indexOf(this.path[at]);
    const id = positions[(now + step + positions.length) % positions.length];
    this.dials[dialOf(id)] = id;
    const after = this.path[at + 1];
    this.path = [...this.path.slice(0, at), id];
    if (after && this.next().includes(after)) this.path.push(after);
    this.settle();
  }

  /** Take the last click back. */
  back() {
    const last = this.path.findLastIndex((id) => !isDial(id));
    if (this.path.length) this.choosePath(this.path.slice(0, last));
  }

  clear() {
    this.choosePath([]);
  }

  /** Turn dials that nothing else comes before, and see whether an action is complete. */
  settle() {
    for (let next = this.next(); next.length && next.every(isDial); next = this.next()) {
      const last = this.dials[dialOf(next[0])];
      this.path.push(next.includes(last) ? last : next[0]);
    }
    const whole = this.ways().filter(({ way }) => way.length === this.path.length);
    this.planned = whole.find(({ way }) => startsWith(way, this.path))?.action ?? null;
  }
}
