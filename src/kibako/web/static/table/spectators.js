// Who watches: whoever plays may mute or remove them, and let them be again.
import { $, $dialog, button, make } from "../page/elements.js";
import { t } from "../page/text.js";

/** @import { AudienceMessage, Judge, SpectatorLine } from "../protocol" */
/** @import { Live, State } from "./socket.js" */

/** @param {Live} live */
export function listenToSpectators(live) {
  $("audience").onclick = () => live.say({ type: "audience" });
}

/**
 * @param {Live} live
 * @param {State} state
 * @param {State | null} before
 */
export function showSpectators(live, { own, company }, before) {
  $("audience").hidden = !own.length;
  const changed = before && before.company.judged.join() !== company.judged.join();
  if (changed && $dialog("audience-sheet").open) live.say({ type: "audience" });
}

/**
 * @param {Live} live
 * @param {AudienceMessage} message
 */
export function showAudience(live, { spectators }) {
  const sheet = $dialog("audience-sheet");
  $("audience-list").replaceChildren(...spectators.map((one) => line(live, one)));
  $("audience-empty").hidden = spectators.length > 0;
  if (!sheet.open) sheet.showModal();
}

/**
 * @param {Live} live
 * @param {SpectatorLine} spectator
 */
function line(live, { mark, name, here, verdict }) {
  const made = make("li");
  const who = make("span", "", "who");
  const stands = verdict ? t(`spectator-${verdict}`) : t(here ? "spectator-here" : "spectator-gone");
  who.append(make("b", name || t("spectator-unnamed")), make("span", stands, "soft"));
  const offer = (/** @type {string} */ words, /** @type {Judge["verdict"]} */ wanted) =>
    button(t(words), () => live.say({ type: "judge", spectator: mark, verdict: wanted }), "light small");
  made.append(who);
  if (verdict !== "muted") made.append(offer("spectator-mute", "muted"));
  if (verdict !== "removed") made.append(offer("spectator-remove", "removed"));
  if (verdict) made.append(offer("spectator-let", null));
  return made;
}
