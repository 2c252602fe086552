// The panels beside the board, or over it on a phone: log, chat, text, score. One is shown at a time.
import { $, all, make } from "../page/elements.js";
import { onShape, shapeOfWindow } from "../page/page.js";

/** @import { Part } from "../protocol" */

const place = $("table");

/** The panel that is shown; on a phone it may be the board itself. */
export const openPanel = () => place.dataset.panel ?? "board";

/** @param {string} name */
function show(name) {
  place.dataset.panel = name;
  for (const tab of all("[data-tab]")) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
  const beside = name === "board" ? "log" : name;
  for (const panel of all(".side-panel")) panel.hidden = panel.id !== `panel-${beside}`;
}

/**
 * Show the usual panel, and others when their tabs are clicked.
 * @param {(name: string, before: string) => void} changed
 */
export function usePanels(changed) {
  for (const tab of all("[data-tab]")) {
    tab.onclick = () => {
      const before = openPanel();
      const wanted = tab.dataset.tab ?? "board";
      show(wanted === before && isDrawer() ? "board" : wanted);
      changed(openPanel(), before);
    };
  }
  show(usual());
  onShape(() => show(usual()));
}

/** Whether panels lie over the board, to be closed again, instead of beside it. */
const isDrawer = () => shapeOfWindow() !== "wide";
const usual = () => (isDrawer() ? "board" : "log");

/**
 * The position in words, part by part.
 * @param {Part[]} parts
 */
export function showOutline(parts) {
  const shown = parts.flatMap(({ heading, lines }) => {
    const part = make("ul");
    part.append(...lines.map((line) => make("li", line)));
    return [make("h4", heading), part];
  });
  $("outline").replaceChildren(...shown);
}
