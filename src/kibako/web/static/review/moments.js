// The moments of a game as the server draws and tells them. Those around the one that is shown are fetched before they
// are asked for.
import * as api from "../page/api.js";

/** @import { ReplayOrder, Moment } from "../api" */

const AHEAD = 6;
const MOST = 300; // moments that are kept
export const AGAIN = 1000; // milliseconds to wait after a failure

export class Moments {
  /** @type {Map<number, Moment>} those that are here already */
  here = new Map();
  #asking = false;
  #table;
  #look;

  /**
   * @param {string} table
   * @param {() => ReplayOrder} look with whose eyes, in which shape
   */
  constructor(table, look) {
    this.#table = table;
    this.#look = look;
  }

  /** @param {Moment[]} moments the only ones from now on */
  begin(...moments) {
    this.here = new Map(moments.map((moment) => [moment.at, moment]));
    this.#asking = false;
  }

  /**
   * What to ask for: the wanted moment, else those in the direction of travel and the one behind.
   * @param {number} wanted
   * @param {number} direction
   * @param {number} last
   */
  #missing(wanted, direction, last) {
    if (!this.here.has(wanted)) return [wanted];
    const ahead = Array.from({ length: AHEAD }, (_, i) => wanted + direction * (i + 1));
    return [...ahead, wanted - direction].filter((at) => at >= 0 && at <= last && !this.here.has(at));
  }

  /**
   * Fetch what is missing around a moment; true if anything came. Only one request is under way at a time.
   * @param {number} wanted
   * @param {number} direction
   * @param {number} last
   */
  async fetchAround(wanted, direction, last) {
    const at = this.#missing(wanted, direction, last);
    if (this.#asking || !at.length) return false;
    this.#asking = true;
    const into = this.here;
    try {
      const fetched = await api.moments(this.#table, { ...this.#look(), at });
      for (const moment of fetched) into.set(moment.at, moment);
    } catch (error) {
      setTimeout(() => this.#free(), AGAIN);
      throw error;
    }
    this.#forget(wanted);
    this.#free();
    return true;
  }

  #free() {
    this.#asking = false;
  }

  /** @param {number} wanted */
  #forget(wanted) {
    for (const at of this.here.keys()) {
      if (this.here.size > MOST && Math.abs(at - wanted) > AHEAD) this.here.delete(at);
    }
  }
}
