// What people say at the table. Messages come one by one; how far one has read is remembered by the browser.
import { $, keepName, language, make, myName, t, toast } from "./words.js";

const SHOWN = 6000; // milliseconds that a reaction stays beside a name

export class Chat {
  constructor(table, say, state) {
    this.key = `kibako:read:${table}`;
    this.say = say;
    this.state = state;
    this.messages = [];
    this.bubbles = new Map();
    this.day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
    this.hour = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" });
    $("chat-form").onsubmit = (event) => { event.preventDefault(); this.send(); };
    for (const one of document.querySelectorAll("[data-react]")) one.onclick = () => this.speak({ react: one.dataset.react });
    $("chat-name").value = myName();
    document.addEventListener("visibilitychange", () => this.showUnread());
  }

  send() {
    const words = $("chat-words").value.trim();
    if (words && this.speak({ say: words })) $("chat-words").value = "";
  }

  speak(message) {
    if (this.state()?.seat === null) {
      const name = $("chat-name").value.trim();
      if (!name) { toast(t("chat-name-first")); $("chat-name").focus(); return false; }
      keepName(name);
      message.name = name;
    }
    this.say(message);
    return true;
  }

  hear({ whole, messages }) {
    this.messages = whole ? messages : [...this.messages, ...messages];
    if (whole) $("chat").replaceChildren();
    for (const message of messages) this.add(message);
    $("chat-empty").hidden = this.messages.length > 0;
    $("chat").scrollTop = $("chat").scrollHeight;
    if (!whole) for (const message of messages) this.tell(message);
    this.showUnread();
  }

  add(message) {
    const when = new Date(message.said * 1000), day = this.day.format(when);
    if (day !== this.lastDay || !$("chat").children.length) { this.lastDay = day; $("chat").append(make("li", day, "chat-day")); }
    const own = this.isOwn(message), line = make("li", "", own ? "own" : ""), head = make("span", "", "chat-head");
    if (message.kind === "time") { line.className = "chat-note"; line.textContent = this.words(message); $("chat").append(line); return; }
    head.append(make("b", message.name));
    if (message.seat === null) head.append(make("span", t("watches"), "soft"));
    const time = make("time", this.hour.format(when), "soft");
    time.dateTime = when.toISOString();
    head.append(time);
    line.append(head, message.kind === "reaction" ? picture(message.words, 34) : make("p", message.words));
    $("chat").append(line);
  }

  words(message) {
    if (message.kind === "time") return t("time-was-up", { who: message.name });
    return `${message.name}: ${message.kind === "reaction" ? t(`react-${message.words}`) : message.words}`;
  }

  isOwn({ seat }) { return seat !== null && (this.state()?.own ?? []).includes(seat); }

  tell(message) {
    if (!this.isOwn(message)) $("chat-said").textContent = this.words(message);
    if (message.kind !== "reaction" || message.seat === null) return;
    const shown = { icon: message.words };
    this.bubbles.set(message.seat, shown);
    this.show();
    setTimeout(() => { if (this.bubbles.get(message.seat) === shown) { this.bubbles.delete(message.seat); this.show(); } }, SHOWN);
  }

  // Reactions by the names of the players; and whether those who watch must say their name.
  show() {
    $("chat-name").hidden = this.state()?.seat !== null;
    [...$("players").children].forEach((line, seat) => {
      line.querySelector(".bubble")?.remove();
      const bubble = this.bubbles.get(seat);
      if (!bubble) return;
      const made = make("span", "", "bubble");
      made.append(picture(bubble.icon, 26));
      line.append(made);
    });
  }

  showUnread() {
    const last = this.messages.at(-1)?.number ?? -1;
    if ($("table").dataset.panel === "chat" && !document.hidden) localStorage.setItem(this.key, String(last));
    const read = Number(localStorage.getItem(this.key) ?? -1);
    const fresh = this.messages.filter((message) => message.number > read && !this.isOwn(message) && message.kind !== "time").length;
    for (const badge of document.querySelectorAll(".unread")) {
      badge.hidden = !fresh;
      badge.textContent = fresh > 99 ? "99+" : String(fresh);
      badge.title = t("unread", { count: fresh });
    }
  }
}

function picture(icon, size) {
  const made = make("img");
  made.src = `/reactions/${icon}.svg`;
  made.width = made.height = size;
  made.alt = t(`react-${icon}`);
  return made;
}
