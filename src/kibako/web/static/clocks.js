// The clocks beside the names. The server says how much time is left; the page counts down by itself.
import { $, button, make, t } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

export class Clocks {
  constructor(say, state) {
    this.say = say;
    this.state = state;
    this.heard = 0;
    this.warned = "";
    setInterval(() => this.tick(), 500);
  }

  show() {
    const state = this.state(), { clock } = state.company;
    this.heard = performance.now();
    if (state.toAct !== null) $("players").scrollLeft = $("players").children[state.toAct].offsetLeft - 8;
    if (clock.kind === "none" && !clock.paused) return;
    [...$("players").children].forEach((line, seat) => {
      if (state.players[seat].kind !== "person" || state.status === "over") return;
      line.firstElementChild.nextElementSibling.append(this.face(seat === clock.seat));
    });
    this.tick();
  }

  face(runs) {
    const made = make("span", "", `clock${runs ? " runs" : ""}`), drawn = document.createElementNS(SVG, "svg");
    drawn.setAttribute("viewBox", "0 0 20 20");
    drawn.setAttribute("aria-hidden", "true");
    for (const [name, radius] of [["rim", 8], ["pie", 4]]) {
      const circle = document.createElementNS(SVG, "circle");
      for (const [key, value] of Object.entries({ class: name, cx: 10, cy: 10, r: radius })) circle.setAttribute(key, value);
      drawn.append(circle);
    }
    made.append(drawn, make("span"));
    return made;
  }

  left() {
    const { clock } = this.state().company;
    if (clock.left === null) return clock.seconds;
    return clock.paused ? clock.left : Math.max(0, clock.left - (performance.now() - this.heard) / 1000);
  }

  tick() {
    const state = this.state();
    if (!state) return;
    const { clock } = state.company;
    for (const face of document.querySelectorAll(".clock")) {
      const runs = face.classList.contains("runs"), left = runs ? this.left() : clock.seconds;
      const low = runs && !clock.paused && isLow(left, clock.seconds), words = clock.kind === "none" ? "" : span(left);
      face.classList.toggle("low", low);
      face.classList.toggle("over", runs && left <= 0);
      const said = clock.paused && (runs || clock.kind === "none") ? t("paused", { time: words }) : !runs ? t("time-a-move", { time: words })
        : left <= 0 ? t("time-over") : low ? t("time-low", { time: words }) : t("time-left", { time: words });
      if (face.lastElementChild.textContent !== said) face.lastElementChild.textContent = said;
      const round = 2 * Math.PI * 4;
      face.querySelector(".pie").setAttribute("stroke-dasharray", `${round * Math.min(1, clock.seconds ? left / clock.seconds : 1)} ${round}`);
    }
    if (clock.seat !== null) this.warn(state, clock);
  }

  // Once for each decision: say that time is short; offer a bot when somebody's time is over.
  warn(state, clock) {
    const left = this.left(), mine = state.own.includes(clock.seat), at = `${state.at} ${clock.seat}`;
    if (mine && !clock.paused && isLow(left, clock.seconds) && this.warned !== at) {
      this.warned = at;
      $("chat-said").textContent = t("time-low", { time: span(left) });
    }
    const line = $("players").children[clock.seat];
    if (left > 0 || clock.kind !== "relaxed" || mine || !state.own.length || line.querySelector("button")) return;
    const offer = button(t("let-bot-play"), () => this.say({ bot: clock.seat }));
    offer.classList.add("small");
    line.append(offer);
  }
}

const isLow = (left, seconds) => left <= Math.max(10, seconds / 10);

// A length of time in two units at most.
function span(seconds) {
  const whole = Math.ceil(seconds), [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
  if (days) return hours ? t("days-hours", { days, hours }) : t("days", { days });
  if (hours) return t("hours-minutes", { hours, minutes });
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}
