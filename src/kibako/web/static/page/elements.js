// Finding and making elements.

/**
 * The element of that id, which is of that kind.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
function found(id, kind) {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`the page has no ${kind.name} #${id}`);
}

/** @param {string} id */
export const $ = (id) => found(id, HTMLElement);
/** @param {string} id */
export const $button = (id) => found(id, HTMLButtonElement);
/** @param {string} id */
export const $input = (id) => found(id, HTMLInputElement);
/** @param {string} id */
export const $select = (id) => found(id, HTMLSelectElement);
/** @param {string} id */
export const $dialog = (id) => found(id, HTMLDialogElement);
/** @param {string} id */
export const $svg = (id) => found(id, SVGSVGElement);

/**
 * All HTML elements that a selector finds.
 * @param {string} selector
 * @param {ParentNode} [inside]
 */
export function all(selector, inside = document) {
  return [...inside.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement);
}

/**
 * All buttons inside an element.
 * @param {ParentNode} inside
 */
export function buttonsIn(inside) {
  return [...inside.querySelectorAll("button")];
}

/**
 * The number of the button inside an element that the keyboard is at; -1 if it is elsewhere.
 * @param {ParentNode} inside
 */
export function focusedIn(inside) {
  return buttonsIn(inside).findIndex((one) => one.matches(":focus"));
}

/**
 * Whether an event happened at an element that the selector finds.
 * @param {Event} event
 * @param {string} selector
 */
export function isAt(event, selector) {
  return event.target instanceof Element && event.target.matches(selector);
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} kind
 * @param {string | number} [words]
 * @param {string} [name] its class
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(kind, words = "", name = "") {
  const made = document.createElement(kind);
  made.textContent = String(words);
  if (name) made.className = name;
  return made;
}

/**
 * An element of a picture.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} kind
 * @param {Record<string, string | number>} attributes
 * @returns {SVGElementTagNameMap[K]}
 */
export function draw(kind, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/**
 * @param {string} words
 * @param {() => void} act
 * @param {"light" | "go" | "light small"} [look] go: the one that is expected
 */
export function button(words, act, look = "light") {
  const made = make("button", words, `button ${look}`);
  made.type = "button";
  made.onclick = act;
  return made;
}

/**
 * Elements as the lines of a list.
 * @param {Element[]} elements
 */
export function lines(elements) {
  return elements.map((element) => {
    const line = make("li");
    line.append(element);
    return line;
  });
}

/**
 * Whether an element has any extent on the screen: a line that runs straight down has no width.
 * @param {Element} element
 */
export function isDrawn(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 || height > 0;
}
