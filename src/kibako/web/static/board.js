// A board in the page: its picture, zoom and pan, and choosing an action click by click. It knows no game.
import { $, make } from "./words.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const isDial = (id) => id.startsWith("dial-");
const starts = (way, some) => some.every((id, i) => way[i] === id);

export class Board {
  // `on` says what to do when: plan(action or null), play(action), change(), wonder(id).
  constructor(on) {
    this.on = on;
    this.stage = $("stage");
    this.place = $("board");
    this.actions = [];
    this.path = [];        // the ids chosen so far, dials too
    this.planned = null;   // the action that is complete but not confirmed
    this.focused = null;   // the target that the keyboard is at
    this.dials = {};       // the dial last turned to
    this.names = new Map();
    this.zoom = { x: 0, y: 0, k: 1 };
    this.confirms = true;
    this.listenToPointers();
    this.place.addEventListener("click", (event) => this.clicked(event));
  }

  // A position: its picture and the legal actions. What has been chosen stays if it is the same position, told again.
  show(picture, actions, same = false) {
    this.actions = actions;
    this.planned = null;
    if (!same) { this.path = []; this.focused = null; }
    this.draw(picture);
    this.settle();
  }

  draw(picture) {
    const places = new Map([...this.place.querySelectorAll(".piece[id]")].map((piece) => [piece.id, piece.getBoundingClientRect()]));
    this.place.innerHTML = picture;
    const svg = this.place.querySelector("svg");
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-labelledby", "board-name");
    this.holdForZoom(svg);
    this.showZoom();
    if (!calm.matches) for (const [id, from] of places) glide(document.getElementById(id), from);
  }

  // --- choosing ---
  ways() { return this.actions.flatMap((action) => action.ways.map((way) => ({ action, way }))); }
  next(some = this.path) { return [...new Set(this.ways().filter(({ way }) => way.length > some.length && starts(way, some)).map(({ way }) => way[some.length]))]; }
  targets() { return this.next().filter((id) => !isDial(id)); }
  plain() { return this.actions.filter((action) => !action.ways.length); }
  // The actions that can still come of what has been chosen, dials apart.
  candidates() {
    const chosen = this.path.filter((id) => !isDial(id));
    return this.actions.filter(({ ways }) => chosen.length ? ways.some((way) => starts(way.filter((id) => !isDial(id)), chosen)) : true);
  }
  dialAt() { return this.path.findIndex(isDial); }
  dialSet() { const at = this.dialAt(); return at >= 0 ? this.next(this.path.slice(0, at)) : null; }
  legalAnywhere(id) {
    for (let length = this.path.length; length >= 0; length -= 1) if (this.next(this.path.slice(0, length)).includes(id)) return true;
    return false;
  }
  // What an element is called; several that are called the same are counted.
  nameOf(id) { return this.names.get(id) ?? titleOf(id); }
  giveNames() {
    const counts = new Map();
    this.names = new Map(this.targets().map((id) => {
      const name = titleOf(id), count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [id, count > 1 ? `${name} (${count})` : name];
    }));
  }

  // Turn dials by themselves, and stop when an action is complete.
  settle() {
    for (;;) {
      const next = this.next();
      if (!next.length || !next.every(isDial)) break;
      const kind = next[0].replace(/-[^-]*$/, "");
      this.path.push(next.includes(this.dials[kind]) ? this.dials[kind] : next[0]);
    }
    const done = this.ways().find(({ way }) => way.length === this.path.length && starts(way, this.path));
    const was = this.planned;
    this.planned = done ? done.action : null;
    if (this.planned && this.planned !== was) {
      if (!this.confirms) { this.on.play(this.planned); return; }
      this.on.plan(this.planned);
    } else if (!this.planned && was) {
      this.on.plan(null);
    }
    this.mark();
  }

  choose(id) {
    const at = this.path.indexOf(id);
    if (at >= 0) { this.path = this.path.slice(0, at); this.settle(); return; }
    for (let length = this.path.length; length >= 0; length -= 1) {
      if (this.next(this.path.slice(0, length)).includes(id)) { this.path = [...this.path.slice(0, length), id]; this.settle(); return; }
    }
  }

  turn(step) {
    const at = this.dialAt();
    if (at < 0) return;
    const all = this.next(this.path.slice(0, at));
    const id = all[(all.indexOf(this.path[at]) + step + all.length) % all.length];
    this.dials[id.replace(/-[^-]*$/, "")] = id;
    const after = this.path[at + 1];
    this.path = [...this.path.slice(0, at), id];
    if (after && this.next().includes(after)) this.path.push(after);
    this.settle();
  }

  back() {
    if (!this.path.length) return;
    this.path = this.path.slice(0, this.path.findLastIndex((id) => !isDial(id)));
    this.settle();
  }
  clear() { this.path = []; this.settle(); }

  clicked(event) {
    if (this.dragged) return;
    let wondered = null;
    for (let element = event.target; element && element !== this.place; element = element.parentNode) {
      const id = element.dataset?.for ?? element.id;
      if (id && (this.path.includes(id) || this.legalAnywhere(id))) { this.choose(id); return; }
      wondered ??= id || null;
    }
    if (wondered) this.on.wonder?.(wondered);
  }

  // Show what can be chosen and what has been: to the eye, and to those who listen.
  mark() {
    this.giveNames();
    const next = new Set(this.targets()), chosen = new Set(this.path.filter((id) => !isDial(id)));
    const svg = this.place.querySelector("svg");
    if (svg) {
      svg.classList.forEach((name) => { if (isDial(name)) svg.classList.remove(name); });
      for (const id of this.path.filter(isDial)) svg.classList.add(id);
      svg.classList.toggle("many", next.size > 20);
    }
    for (const element of this.place.querySelectorAll("[id], [data-for]")) {
      const id = element.dataset.for ?? element.id;
      element.classList.toggle("legal", next.has(id) && !chosen.has(id));
      element.classList.toggle("chosen", chosen.has(id));
      element.classList.toggle("focus", id === this.focused);
      if (element.id) this.tell(element, next.has(id), chosen.has(id));
    }
    this.on.change();
  }

  tell(element, legal, chosen) {
    if (legal || chosen) {
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", this.nameOf(element.id));
      element.setAttribute("aria-pressed", String(chosen));
    } else if (element.getAttribute("role") === "button") {
      for (const name of ["role", "aria-label", "aria-pressed"]) element.removeAttribute(name);
    }
  }

  // --- keyboard ---
  step(dx, dy) {
    const all = this.targets().map((id) => document.getElementById(id)).filter(Boolean);
    if (!all.length) return null;
    const centre = (element) => { const box = element.getBoundingClientRect(); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; };
    const here = document.getElementById(this.focused);
    let best = all[0];
    if (here) {
      const from = centre(here);
      const ahead = all.filter((element) => element.id !== this.focused).map((element) => {
        const to = centre(element), along = (to.x - from.x) * dx + (to.y - from.y) * dy, aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
        return { element, cost: along > 1 ? along + 2 * aside : 1e6 - along };
      }).sort((one, two) => one.cost - two.cost);
      best = ahead.length ? ahead[0].element : here;
    }
    this.focused = best.id;
    for (const element of this.place.querySelectorAll(".focus")) element.classList.remove("focus");
    best.classList.add("focus");
    return this.nameOf(best.id);
  }

  // A key that means something on the board; true if it did.
  key(event) {
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (arrows[event.key]) { this.on.point?.(this.step(...arrows[event.key])); event.preventDefault(); }
    else if (event.key === "Enter" && !event.target.matches("button, a, summary")) {
      if (this.planned && !this.next().includes(this.focused)) this.on.play(this.planned); else if (this.focused) this.choose(this.focused);
    }
    else if (event.key === "Escape") this.back();
    else if (event.key === "r" || event.key === "R") this.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "+" || event.key === "-") this.zoomBy(event.key === "+" ? 1.3 : 1 / 1.3);
    else if (event.key === "0") this.fit();
    else return false;
    return true;
  }

  // --- zoom and pan ---
  // What zooms and pans: the part that a picture says, or all of it.
  holdForZoom(svg) {
    const holder = document.createElementNS("http://www.w3.org/2000/svg", "g");
    holder.setAttribute("class", "panner");
    const pan = svg.querySelector(".pan");
    if (pan) { pan.replaceWith(holder); holder.append(pan); }
    else { holder.append(...svg.childNodes); svg.append(holder); }
  }
  panner() { return this.place.querySelector(".panner"); }
  showZoom() {
    const { x, y, k } = this.zoom;
    this.panner()?.setAttribute("transform", `translate(${x} ${y}) scale(${k})`);
  }
  fit() { this.zoom = { x: 0, y: 0, k: 1 }; this.showZoom(); }
  zoomBy(factor, at) {
    const panner = this.panner();
    if (!panner) return;
    const box = this.place.querySelector("svg").viewBox.baseVal;
    const point = at ? new DOMPoint(at.x, at.y).matrixTransform(panner.parentNode.getScreenCTM().inverse()) : new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const k = Math.min(6, Math.max(.5, this.zoom.k * factor)), f = k / this.zoom.k;
    this.zoom = { k, x: point.x - (point.x - this.zoom.x) * f, y: point.y - (point.y - this.zoom.y) * f };
    this.showZoom();
  }

  listenToPointers() {
    const fingers = new Map();
    this.dragged = false;
    this.stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (this.dialSet() && !event.ctrlKey) this.turn(event.deltaY > 0 ? 1 : -1);
      else this.zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, event);
    }, { passive: false });
    this.stage.addEventListener("pointerdown", (event) => { fingers.set(event.pointerId, event); this.dragged = false; });
    this.stage.addEventListener("pointermove", (event) => {
      if (!event.buttons) fingers.delete(event.pointerId);  // lifted while the picture was being replaced
      const last = fingers.get(event.pointerId), panner = this.panner();
      if (!last || !panner) return;
      const others = [...fingers.values()].filter(({ pointerId }) => pointerId !== event.pointerId);
      if (others.length === 1) {
        const apart = (one) => Math.hypot(one.x - others[0].x, one.y - others[0].y);
        this.zoomBy(apart(event) / Math.max(1, apart(last)), { x: (event.x + others[0].x) / 2, y: (event.y + others[0].y) / 2 });
        this.dragged = true;
      } else {
        if (!this.dragged && Math.hypot(event.x - last.x, event.y - last.y) < 6) return;
        const m = panner.parentNode.getScreenCTM().inverse();
        this.dragged = true;
        this.zoom.x += m.a * (event.x - last.x); this.zoom.y += m.d * (event.y - last.y);
        this.showZoom();
      }
      fingers.set(event.pointerId, event);
    });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => fingers.delete(event.pointerId));
    this.stage.addEventListener("pointerleave", (event) => fingers.delete(event.pointerId));
    $("zoom-in").onclick = () => this.zoomBy(1.3);
    $("zoom-out").onclick = () => this.zoomBy(1 / 1.3);
    $("zoom-fit").onclick = () => this.fit();
  }
}

const titleOf = (id) => document.getElementById(id)?.querySelector("title")?.textContent ?? id;

function glide(piece, from) {
  if (!piece || !piece.parentNode.getScreenCTM) return;
  const to = piece.getBoundingClientRect();
  const dx = from.x + from.width / 2 - to.x - to.width / 2, dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(dx, dy) < 2) return;
  const m = piece.parentNode.getScreenCTM().inverse();
  const x = m.a * dx + m.c * dy, y = m.b * dx + m.d * dy;
  const base = getComputedStyle(piece).transform;
  const rest = base === "none" ? "" : ` ${base}`;
  piece.animate([{ transform: `translate(${x}px, ${y}px)${rest}` }, { transform: `translate(0px, 0px)${rest}` }], { duration: 330, easing: "ease-out" });
}

// The position in words, part by part.
export function showOutline(parts) {
  $("outline").replaceChildren(...parts.flatMap(({ heading, lines }) => {
    const all = make("ul");
    all.append(...lines.map((line) => make("li", line)));
    return [make("h4", heading), all];
  }));
}

// The drawings that all pictures of a game share, once.
export async function loadDefs(game) {
  $("defs").innerHTML = await (await fetch(`/games/${game}/defs.svg`)).text();
}

export const isTall = () => matchMedia("(max-width: 760px)").matches;
