// Icons of a game, as symbols among its defs, and things shown by them.
import { draw, make } from "../page/elements.js";

const MINUS = "−";

/** @import { Thing } from "../protocol" */

/**
 * An icon as high as the text around it wants; it is as wide as its symbol.
 * @param {string} id
 */
export function icon(id) {
  const box = document.querySelector(`#${CSS.escape(id)}`)?.getAttribute("viewBox") ?? "0 0 1 1";
  const [, , width, height] = box.split(" ").map(Number);
  const drawn = draw("svg", { class: "game-icon", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  drawn.style.aspectRatio = String(width / height);
  drawn.append(draw("use", { href: `#${id}`, width, height }));
  return drawn;
}

/**
 * A thing as an icon, with its number if it has one; its words are its name.
 * @param {Thing} thing
 */
export function thing({ icon: id, words, count, of, faded }) {
  const made = make("span", "", count === null ? "thing plain" : "thing");
  made.classList.toggle("none", faded);
  made.title = words;
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", words);
  made.append(icon(id));
  if (count !== null) made.append(make("span", String(count).replace("-", MINUS)));
  if (of !== null) made.append(make("small", `/${of}`));
  return made;
}
