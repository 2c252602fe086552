// What people do together besides playing: pauses, and making a deal that others can play, too.
import { shareDeal } from "../page/api.js";
import { $, $dialog } from "../page/elements.js";
import { complain, toast } from "../page/page.js";
import { reason, t } from "../page/text.js";

/** @import { Live, State } from "./socket.js" */

/** @param {Live} live */
export async function challenge({ table, state }) {
  try {
    const deal = state?.company.deal ?? (await shareDeal(table)).deal;
    location.href = `/deal/${deal}`;
  } catch (error) {
    complain(reason(error));
  }
}

/**
 * What can't be taken back needs a second click.
 * @param {HTMLElement} button
 * @param {() => void} act
 */
function askTwice(button, act) {
  const words = button.textContent;
  let sure = false;
  const show = (/** @type {boolean} */ asked) => {
    sure = asked;
    button.textContent = asked ? t("really") : words;
  };
  button.onclick = () => {
    if (sure) {
      act();
      $dialog("settings-sheet").close();
    }
    show(!sure);
  };
  button.onblur = () => show(false);
}

/** @param {Live} live */
export function listenToCompany(live) {
  $("pause").onclick = () => live.say({ type: "pause" });
  $("set-pause").onclick = () => {
    $dialog("settings-sheet").close();
    live.say({ type: "pause" });
  };
  askTwice($("set-leave"), () => live.say({ type: "leave" }));
  askTwice($("set-end"), () => live.say({ type: "giveup" }));
  $("set-deal").onclick = () => challenge(live);
}

/**
 * @param {State} state
 * @param {State | null} before
 */
export function showCompany({ company, own, players, status }, before) {
  const { clock, deal } = company;
  const mayPause = own.length > 0 && status === "running" && !clock.paused;
  const mayEnd = own.length > 0 && status === "running" && !deal;
  for (const id of ["set-leave", "set-end"]) $(id).hidden = !mayEnd;
  if (status === "review") location.replace(`${location.pathname}/review`);
  $("pause").hidden = !mayPause || clock.kind === "none";
  $("set-pause").hidden = !mayPause;
  const others = players.some(({ kind, you }) => kind === "person" && !you);
  $("set-pause").textContent = t(others ? "ask-pause" : "pause");
  $("set-deal").hidden = status !== "over" || !(own.length || deal);
  $("set-deal").textContent = t(deal ? "compare-deal" : "challenge");
  if (before) tellAddress(company, before.company);
}

/**
 * @param {State["company"]} now
 * @param {State["company"]} before
 */
function tellAddress({ address, confirmed }, before) {
  if (before.address === address && before.confirmed === confirmed) return;
  toast(t(!address ? "address-gone" : confirmed ? "address-kept" : "address-asked"));
}
