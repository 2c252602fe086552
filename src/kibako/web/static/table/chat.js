// What people say at the table. Messages come one by one; the browser remembers how far its person has read.
import { openPanel } from "../board/panels.js";
import { $, $input, all, make } from "../page/elements.js";
import { keepName, keepRead, lastRead, myName } from "../page/memory.js";
import { toast } from "../page/page.js";
import { language, t } from "../page/text.js";

/** @import { ChatLine, ChatMessage, React, Say } from "../protocol" */
/** @import { Live } from "./socket.js" */

const SHOWN = 6000; // milliseconds that a reaction stays beside a name
const DAY = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
const HOUR = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });

/**
 * A reaction's picture.
 * @param {string} icon
 * @param {number} size
 */
function picture(icon, size) {
  const made = make("img");
  made.src = `/reactions/${icon}.svg`;
  made.width = size;
  made.height = size;
  made.alt = t(`react-${icon}`);
  return made;
}

/**
 * Who said something, and when.
 * @param {ChatLine} message
 * @param {Date} when
 */
function head({ name, seat }, when) {
  const made = make("span", "", "chat-head");
  const time = make("time", HOUR.format(when), "soft");
  time.dateTime = when.toISOString();
  made.append(make("b", name));
  if (seat === null) made.append(make("span", t("watches"), "soft"));
  made.append(time);
  return made;
}

/**
 * A message in one line of words.
 * @param {ChatLine} message
 */
function asWords({ kind, name, words }) {
  if (kind === "time") return t("time-was-up", { who: name });
  return `${name}: ${kind === "reaction" ? t(`react-${words}`) : words}`;
}

export class Chat {
  #live;
  /** @type {ChatLine[]} */
  #messages = [];
  /** @type {Map<number, ChatLine>} the reactions that are shown, by seat */
  #bubbles = new Map();
  #lastDay = "";

  /** @param {Live} live */
  constructor(live) {
    this.#live = live;
    $input("chat-name").value = myName();
    $("chat-form").onsubmit = (event) => {
      event.preventDefault();
      this.#send();
    };
    for (const one of all("[data-react]")) {
      one.onclick = () => this.#speak({ type: "react", icon: one.dataset.react ?? "" });
    }
    document.addEventListener("visibilitychange", () => this.showUnread());
  }

  #send() {
    const field = $input("chat-words");
    const words = field.value.trim();
    if (words && this.#speak({ type: "say", words })) field.value = "";
  }

  /**
   * Players speak as their seat, others under a name that they give; false if it is missing.
   * @param {Say | React} message
   */
  #speak(message) {
    const field = $input("chat-name");
    const name = field.value.trim();
    if (!this.#watches()) {
      this.#live.say(message);
      return true;
    }
    if (name) {
      keepName(name);
      this.#live.say({ ...message, name });
      return true;
    }
    toast(t("chat-name-first"));
    field.focus();
    return false;
  }

  #watches() {
    return this.#live.state?.seat === null;
  }

  /** @param {ChatMessage} message */
  hear({ whole, messages }) {
    this.#messages = whole ? messages : [...this.#messages, ...messages];
    const place = $("chat");
    if (whole) place.replaceChildren();
    for (const message of messages) this.#add(message);
    $("chat-empty").hidden = this.#messages.length > 0;
    place.scrollTop = place.scrollHeight;
    if (!whole) for (const message of messages) this.#tell(message);
    this.showUnread();
  }

  /** @param {ChatLine} message */
  #add(message) {
    const when = new Date(message.said * 1000);
    const day = DAY.format(when);
    const place = $("chat");
    if (day !== this.#lastDay || !place.children.length) place.append(make("li", day, "chat-day"));
    this.#lastDay = day;
    place.append(message.kind === "time" ? make("li", asWords(message), "chat-note") : this.#line(message, when));
  }

  /**
   * @param {ChatLine} message
   * @param {Date} when
   */
  #line(message, when) {
    const line = make("li", "", this.#isOwn(message) ? "own" : "");
    if (message.spectator) line.dataset.spectator = message.spectator;
    line.hidden = this.#isJudged(message);
    const said = message.kind === "reaction" ? picture(message.words, 34) : make("p", message.words);
    line.append(head(message, when), said);
    return line;
  }

  /**
   * What those have said whom the players have muted or removed isn't shown.
   * @param {ChatLine} message
   */
  #isJudged({ spectator }) {
    return Boolean(spectator) && (this.#live.state?.company.judged ?? []).includes(spectator);
  }

  /** @param {ChatLine} message */
  #isOwn({ seat }) {
    return seat !== null && (this.#live.state?.own ?? []).includes(seat);
  }

  /** @param {ChatLine} message */
  #tell(message) {
    const { kind, seat } = message;
    if (!this.#isOwn(message)) $("chat-said").textContent = asWords(message);
    if (kind !== "reaction" || seat === null) return;
    this.#bubbles.set(seat, message);
    this.show();
    setTimeout(() => {
      if (this.#bubbles.get(seat) === message) this.#bubbles.delete(seat);
      this.show();
    }, SHOWN);
  }

  /** Show reactions beside the players' names; and let those who watch give theirs. */
  show() {
    $("chat-name").hidden = !this.#watches();
    const judged = new Set(this.#live.state?.company.judged);
    for (const line of all("[data-spectator]", $("chat"))) line.hidden = judged.has(line.dataset.spectator ?? "");
    for (const [seat, line] of [...$("players").children].entries()) {
      line.querySelector(".bubble")?.remove();
      const reaction = this.#bubbles.get(seat);
      if (!reaction) continue;
      const bubble = make("span", "", "bubble");
      bubble.append(picture(reaction.words, 26));
      line.append(bubble);
    }
  }

  showUnread() {
    const { table } = this.#live;
    if (openPanel() === "chat" && !document.hidden) keepRead(table, this.#messages.at(-1)?.number ?? -1);
    const read = lastRead(table);
    const unread = this.#messages.filter(({ number, kind }) => number > read && kind !== "time");
    const count = unread.filter((message) => !this.#isOwn(message)).length;
    for (const badge of all(".unread")) {
      badge.hidden = !count;
      badge.textContent = count > 99 ? "99+" : String(count);
      badge.title = t("unread", { count });
    }
  }
}
