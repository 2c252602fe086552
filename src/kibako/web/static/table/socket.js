// The live connection to a table. It comes back by itself, and keeps the last message about the table as its state.

/** @import { AudienceMessage, ChatMessage, CoachMessage, ErrorMessage, ExplainMessage, FromBrowser, Hello, HelpMessage, HintMessage, LogLine } from "../protocol" */
/** @import { Picture, PlanMessage, TableMessage, ToBrowser, WhyMessage } from "../protocol" */

/**
 * The last message about the table, with the whole log and picture.
 * @typedef {Omit<TableMessage, "log" | "picture"> & { log: string[], story: LogLine[], picture: string }} State
 */

/**
 * @typedef {object} Listener what to do with each kind of message, and when the connection is lost
 * @property {(state: State, before: State | null) => void} table
 * @property {(message: PlanMessage, picture: string) => void} plan
 * @property {(message: WhyMessage) => void} why
 * @property {(message: ExplainMessage) => void} explain
 * @property {(message: HelpMessage) => void} help
 * @property {(message: HintMessage) => void} hint
 * @property {(message: CoachMessage) => void} coach
 * @property {(message: AudienceMessage) => void} audience
 * @property {(message: ChatMessage) => void} chat
 * @property {(message: ErrorMessage) => void} error
 * @property {(why: "connection" | "restart") => void} lost
 */

const FIRST_WAIT = 500; // milliseconds, at most, before connecting again; twice as long each time
const LONGEST_WAIT = 3000;
const NOTHING_HERE = 4404;
const RESTART = 1012;
const STOPPED = 4410;
const READING = 1500; // milliseconds for what was said

export class Live {
  /** @type {State | null} */
  state = null;
  /** @type {WebSocket | null} */
  socket = null;
  #picture = { number: 0, text: "" };
  #wait = FIRST_WAIT;

  /** @param {string} table its id */
  constructor(table) {
    this.table = table;
  }

  /**
   * @param {() => Hello} greeting
   * @param {Listener} on
   */
  connect(greeting, on) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/live/${this.table}`);
    this.socket.onopen = () => {
      this.say(greeting());
    };
    this.socket.onmessage = ({ data }) => this.#hear(JSON.parse(data), on);
    this.socket.onclose = ({ code }) => {
      if (code === NOTHING_HERE) return;
      if (code === STOPPED) {
        setTimeout(() => location.reload(), READING); // the page says what can still be done
        return;
      }
      on.lost(code === RESTART ? "restart" : "connection");
      setTimeout(() => this.connect(greeting, on), spread(this.#wait));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** @param {FromBrowser} message */
  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * @param {ToBrowser} message
   * @param {Listener} on
   */
  #hear(message, on) {
    switch (message.type) {
      case "table":
        return this.#change(message, on);
      case "plan":
        return on.plan(message, this.#drawn(message.picture));
      case "why":
        return on.why(message);
      case "explain":
        return on.explain(message);
      case "help":
        return on.help(message);
      case "hint":
        return on.hint(message);
      case "coach":
        return on.coach(message);
      case "audience":
        return on.audience(message);
      case "chat":
        return on.chat(message);
      case "error":
        return on.error(message);
    }
  }

  /**
   * @param {TableMessage} message
   * @param {Listener} on
   */
  #change(message, on) {
    this.#wait = FIRST_WAIT; // whoever only answers that the database is away isn't asked at once again
    const before = this.state;
    const { first, lines, story } = message.log; // only what is new
    const known = { log: before?.log ?? [], story: before?.story ?? [] };
    const log = [...known.log.slice(0, first), ...lines];
    const whole = [...known.story.slice(0, first), ...story];
    this.state = { ...message, log, story: whole, picture: this.#drawn(message.picture) };
    on.table(this.state, before);
  }

  /**
   * A picture, put together from the one before and what is new. If it follows another, the whole is asked for.
   * @param {Picture | string | null} picture
   */
  #drawn(picture) {
    if (picture === null || typeof picture === "string") return picture ?? "";
    const { number, since, parts } = picture;
    const before = this.#picture;
    if (since !== null && since !== before.number) {
      this.say({ type: "redraw" });
      return before.text;
    }
    const text = parts
      .map((part) => (typeof part === "string" ? part : before.text.slice(part[0], part[0] + part[1])))
      .join("");
    this.#picture = { number, text };
    return text;
  }
}

/**
 * Somewhere in the second half of a time: those whom a server's end has cut off don't all come back at one moment.
 * @param {number} most
 */
function spread(most) {
  return most * (0.5 + Math.random() / 2);
}
