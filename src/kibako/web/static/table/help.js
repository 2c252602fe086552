// Answers to questions: what can I do, why not, what would a bot play?
import { $, $dialog, make } from "../page/elements.js";
import { toast } from "../page/page.js";
import { t } from "../page/text.js";

/** @import { HelpMessage, HintMessage, WhyMessage } from "../protocol" */
/** @import { Board } from "../board/board.js" */
/** @import { Live } from "./socket.js" */

/** @param {Live} live */
export function askHelp(live) {
  live.say({ type: "help" });
}

/** @param {Live} live */
export function askHint(live) {
  if (!live.state?.hints) return;
  $("hint").textContent = t("hint-thinking");
  live.say({ type: "hint" });
}

/** @param {HelpMessage} message */
export function showHelp({ ask, rules, actions, more }) {
  $("help-ask").textContent = ask;
  const further = more ? [make("li", t("more-choices", { count: more }), "soft")] : [];
  $("help-actions").replaceChildren(...actions.map((words) => make("li", words)), ...further);
  $("help-rules").innerHTML = rules.join("");
  const sheet = $dialog("help-sheet");
  sheet.showModal();
  sheet.scrollTop = 0;
}

/**
 * @param {WhyMessage} message
 * @param {string} game
 */
export function showWhy({ words, rule }, game) {
  if (!rule) {
    toast(words);
    return;
  }
  const link = make("a", ` ${rule}`);
  link.href = `/rules/${game}#${rule}`;
  link.target = "_blank";
  toast(words, link);
}

/**
 * What a bot would play: said, and laid out on the board to be confirmed or not.
 * @param {HintMessage} message
 * @param {Live} live
 * @param {Board} board
 */
export function showHint({ at, choices: [best, ...others], reason }, { state }, board) {
  if (at !== state?.at || !best) return;
  const said = others.map(({ words, share }) => t("hint-other", { words, share }));
  const { words, share } = best;
  toast([reason ? t("hint-because", { words, share, reason }) : t("hint-best", { words, share }), ...said].join(" "));
  const action = state.actions.find(({ text }) => text === best.text);
  if (action?.ways.length && board.confirms) board.choosePath(action.ways[0]);
}
