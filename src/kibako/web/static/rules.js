// The rules pages: each picture shows the part it is about. Without this script it shows the whole table.
import "./page/page.js";
import { $, all } from "./page/elements.js";

const AROUND = 0.2; // of what a picture is about, left free around it
const WIDEST = 2.2;
const NARROWEST = 1.35; // width by height

/**
 * The box that holds all elements, in the drawing's own units.
 * @param {SVGSVGElement} svg
 * @param {Element[]} parts
 */
function boxOf(svg, parts) {
  const inverse = svg.getScreenCTM()?.inverse();
  const corners = parts.flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((corner) => corner.matrixTransform(inverse));
  });
  const x = Math.min(...corners.map((corner) => corner.x));
  const y = Math.min(...corners.map((corner) => corner.y));
  const width = Math.max(...corners.map((corner) => corner.x)) - x;
  const height = Math.max(...corners.map((corner) => corner.y)) - y;
  return { x, y, width, height };
}

/**
 * With room around it, in a shape that suits a page, and no more than the drawing has.
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {DOMRect} whole
 */
function framed(box, whole) {
  const room = AROUND * Math.max(box.width, box.height);
  let width = box.width + 2 * room;
  let height = box.height + 2 * room;
  width = Math.min(Math.max(width, height * NARROWEST), whole.width);
  height = Math.min(Math.max(height, width / WIDEST), whole.height);
  const within = (
    /** @type {number} */ from,
    /** @type {number} */ size,
    /** @type {number} */ start,
    /** @type {number} */ most,
  ) => Math.min(Math.max(from - size / 2, start), start + most - size);
  const x = within(box.x + box.width / 2, width, whole.x, whole.width);
  const y = within(box.y + box.height / 2, height, whole.y, whole.height);
  return [x, y, width, height].map(Math.round).join(" ");
}

/** @param {HTMLElement} figure */
function crop(figure) {
  const names = (figure.dataset.about ?? "").split(" ").filter(Boolean);
  const svg = figure.querySelector("svg");
  const parts = names.map((name) => document.getElementById(name)).filter((part) => part !== null);
  if (svg && parts.length > 0) svg.setAttribute("viewBox", framed(boxOf(svg, parts), svg.viewBox.baseVal));
}

for (const figure of all("figure[data-about]")) crop(figure);
$("rules").dataset.ready = "yes";
