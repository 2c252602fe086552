// What every page can do: show a short message, change its language, know its shape, hear keys, copy a link.
import { $, isAt } from "./elements.js";

/** @import { Shape } from "../protocol" */
/** @typedef {Shape["shape"]} PictureShape */

let hiding = 0;

/**
 * Show news for as long as it takes to read.
 * @param {string} words
 * @param {...Element} more
 */
export function toast(words, ...more) {
  show("news", words, more);
}

/**
 * Say that something didn't work.
 * @param {string} words
 */
export function complain(words) {
  show("error", words, []);
}

/**
 * @param {"news" | "error"} kind
 * @param {string} words
 * @param {Element[]} more
 */
function show(kind, words, more) {
  const place = $("toast");
  place.replaceChildren(words, ...more);
  place.dataset.kind = kind;
  place.hidden = false;
  place.hidePopover();
  place.showPopover(); // above dialogs that are open
  clearTimeout(hiding);
  hiding = setTimeout(hideToast, Math.max(4500, words.length * 70));
}

export function hideToast() {
  $("toast").hidden = true;
}

/**
 * Copy a link, or show it where the browser forbids copying.
 * @param {string} link
 * @param {string} words what to say when it is copied
 */
export async function copyLink(link, words) {
  try {
    await navigator.clipboard.writeText(link);
    toast(words);
  } catch {
    toast(link);
  }
}

/** The window's shape, as the style sheet (windows.css) tells shapes apart. */
export function shapeOfWindow() {
  const told = getComputedStyle(document.documentElement).getPropertyValue("--shape").trim();
  return /** @type {PictureShape} */ (told || "wide");
}

/**
 * Call when the window takes another shape.
 * @param {(shape: PictureShape) => void} act
 */
export function onShape(act) {
  let before = shapeOfWindow();
  addEventListener("resize", () => {
    const shape = shapeOfWindow();
    if (shape === before) return;
    before = shape;
    act(shape);
  });
}

/**
 * Call for keys that are not meant for a field, a dialog or the browser itself.
 * @param {(event: KeyboardEvent) => void} act
 * @param {string} [fields]
 */
export function onKey(act, fields = "input, select, textarea") {
  addEventListener("keydown", (event) => {
    const elsewhere = isAt(event, fields) || document.querySelector("dialog[open]");
    if (!elsewhere && !event.ctrlKey && !event.metaKey && !event.altKey) act(event);
  });
}

/** The page is made anew in the language chosen; nothing is lost. */
function chooseLanguage() {
  const choice = document.getElementById("language");
  if (!(choice instanceof HTMLSelectElement)) return;
  choice.onchange = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
    document.cookie = `language=${choice.value}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
  };
}

/**
 * For people's own scripts, and for tests.
 * @param {object} parts
 */
export function publish(parts) {
  Object.defineProperty(window, "kibako", { value: parts });
}

/** Opened without a network it shows what was kept; nothing here waits for it. */
function install() {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => navigator.serviceWorker.register("/service.js").catch(() => {}));
}

chooseLanguage();
install();
