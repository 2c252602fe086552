// Telling people that it is their turn: in the tab's title always; by sound, notification and vibration if they wish.
import { $input } from "../page/elements.js";
import { isWished, keepWish } from "../page/memory.js";
import { toast } from "../page/page.js";
import { t } from "../page/text.js";
import { sound, switchSound } from "./sounds.js";

/** @import { State } from "./socket.js" */

const title = document.title;
const WAYS = ["sound", "notify", "vibrate"];

/** @param {string} way */
const wished = (way) => isWished(way, false);
const canNotify = () => "Notification" in window;
const mayNotify = () => canNotify() && Notification.permission === "granted";
const canVibrate = () => "vibrate" in navigator;

/** @param {State | null} state */
function isMine(state) {
  if (!state || state.toAct === null || state.company.clock.paused) return false;
  return state.own.includes(state.toAct);
}

/**
 * @param {State} state
 * @param {State | null} before
 */
export function noticeTurn(state, before) {
  const mine = isMine(state);
  document.title = mine ? `● ${t("your-turn-title")} · ${title}` : title;
  if (!mine || state.own.length > 1 || !before || isMine(before)) return;
  sound("turn");
  if (wished("vibrate") && canVibrate()) navigator.vibrate([90, 60, 90]);
  if (wished("notify") && document.hidden && mayNotify()) notify(state);
}

/** @param {State} state */
function notify(state) {
  const words = { body: state.title, icon: "/static/box.svg", tag: location.pathname };
  try {
    const shown = new Notification(`${t("your-turn-title")} · ${state.gameTitle}`, words);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones allow them only to installed pages
  }
}

/**
 * @param {string} way
 * @param {boolean} yes
 */
async function wish(way, yes) {
  if (way === "notify" && yes && !(await askToNotify())) {
    $input("set-notify").checked = false;
    toast(t("notify-refused"));
    return;
  }
  if (way === "sound") switchSound(yes);
  else keepWish(way, yes);
  if (way === "vibrate" && yes && canVibrate()) navigator.vibrate(90);
}

async function askToNotify() {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function showNoticeSettings() {
  for (const way of WAYS) {
    const box = $input(`set-${way}`);
    box.checked = wished(way) && (way !== "notify" || mayNotify());
    box.onchange = () => wish(way, box.checked);
  }
  hideSetting("vibrate", !canVibrate() || !matchMedia("(pointer: coarse)").matches);
  hideSetting("notify", !canNotify());
}

/**
 * @param {string} way
 * @param {boolean} hidden
 */
function hideSetting(way, hidden) {
  const label = $input(`set-${way}`).parentElement;
  if (label) label.hidden = hidden;
}
