// The settings of this browser at this table: confirming, notices of one's turn, the private link.
import { showProof } from "../board/sheets.js";
import { $, $dialog, $input, $select } from "../page/elements.js";
import { isWished, keepNumber, keepWish, luckOf, wishedNumber, wishedPace } from "../page/memory.js";
import { complain, copyLink } from "../page/page.js";
import { t } from "../page/text.js";
import { showNoticeSettings } from "./notice.js";
import { privateLink, tableLink } from "./seats.js";
import { showSwitch, sound, volume } from "./sounds.js";

/** @import { Board } from "../board/board.js" */
/** @import { Live } from "./socket.js" */

/** Whether to ask before an action is played. */
export const confirms = () => isWished("confirm", true);

/** The field for where to be told of one's turns; only where this server sends such notices. */
function addressField() {
  const field = document.getElementById("set-address");
  return field instanceof HTMLInputElement ? field : null;
}

/** @param {string} [address] of a push service, made by the browser */
const isPush = (address) => address?.startsWith("{") ?? false;

/**
 * Being told by the browser even when no page is open; only where server and browser can do it.
 * @param {Live} live
 */
function showPush({ state }) {
  const box = document.getElementById("set-push");
  if (!(box instanceof HTMLInputElement) || !box.parentElement) return;
  box.parentElement.hidden = !("PushManager" in window) || !state?.own.length;
  box.checked = isPush(state?.company.address);
}

/**
 * @param {Live} live
 * @param {HTMLInputElement} box
 */
async function wishPush(live, box) {
  try {
    const worker = await navigator.serviceWorker.ready;
    const key = { userVisibleOnly: true, applicationServerKey: box.dataset.key };
    const address = box.checked ? JSON.stringify(await worker.pushManager.subscribe(key)) : "";
    live.say({ type: "notify", address });
  } catch {
    box.checked = false;
    complain(t("notify-refused"));
  }
}

/** @param {Live} live */
function show(live) {
  const { table, state } = live;
  $input("set-confirm").checked = confirms();
  $select("set-motion").value = String(wishedNumber("motion", 1));
  $select("set-pace").value = String(wishedPace() ?? "");
  $input("set-volume").value = String(volume());
  $input("set-link").value = privateLink(table) || t("watching");
  showProof(state?.proof, luckOf(table));
  showNoticeSettings();
  showPush(live);
  const address = addressField();
  if (address) {
    $("notifications").hidden = !state?.own.length;
    address.value = isPush(state?.company.address) ? "" : (state?.company.address ?? "");
    $("notifications-unconfirmed").hidden = !state?.company.address || state.company.confirmed;
  }
  $dialog("settings-sheet").showModal();
}

/**
 * @param {Live} live
 * @param {Board} board
 */
export function useSettings(live, board) {
  board.confirms = confirms();
  $("settings").onclick = () => show(live);
  for (const id of ["share", "set-share"]) $(id).onclick = () => copyLink(tableLink(live.table), t("link-copied"));
  $("set-confirm").onchange = () => {
    keepWish("confirm", $input("set-confirm").checked);
    board.confirms = confirms();
  };
  $("set-motion").onchange = () => keepNumber("motion", $select("set-motion").value);
  $select("set-pace").onchange = () => {
    keepNumber("pace", $select("set-pace").value);
    live.say({ type: "pace", seconds: wishedPace() });
  };
  $input("set-volume").onchange = () => {
    keepNumber("volume", $input("set-volume").value);
    sound("piece");
  };
  showSwitch();
  const push = document.getElementById("set-push");
  if (push instanceof HTMLInputElement) push.onchange = () => wishPush(live, push);
  const address = addressField();
  if (address) address.onchange = () => live.say({ type: "notify", address: address.value.trim() });
}
