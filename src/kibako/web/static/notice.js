// Telling a person that it is their turn: in the tab's title always, by sound, notification and vibration where they wish it.
import { $, t, toast } from "./words.js";

const title = document.title;
const wishes = ["sound", "notify", "vibrate"];
const wished = (name) => localStorage.getItem(`kibako:${name}`) === "yes";
let audio = null;

const isMine = (state) => Boolean(state) && state.toAct !== null && state.own.includes(state.toAct) && !state.company.clock.paused;

export function noticeTurn(state, before) {
  const mine = isMine(state), alone = state.own.length === 1;
  document.title = mine ? `● ${t("your-turn-title")} · ${title}` : title;
  if (!mine || !alone || !before || isMine(before)) return;
  if (wished("sound")) chime();
  if (wished("vibrate")) navigator.vibrate?.([90, 60, 90]);
  if (wished("notify") && document.hidden) notify(state);
}

// Two soft notes, as of a wooden box.
function chime() {
  audio ??= new AudioContext();
  audio.resume();
  [[523.25, 0], [783.99, .16]].forEach(([pitch, after]) => {
    const note = audio.createOscillator(), loud = audio.createGain(), start = audio.currentTime + after;
    note.type = "triangle";
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(.18, start + .02);
    loud.gain.exponentialRampToValueAtTime(.001, start + .7);
    note.connect(loud).connect(audio.destination);
    note.start(start);
    note.stop(start + .75);
  });
}

function notify(state) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(`${t("your-turn-title")} · ${state.gameTitle}`, { body: state.title, icon: "/static/box.svg", tag: location.pathname });
    shown.onclick = () => { window.focus(); shown.close(); };
  } catch { /* some phones allow them only to installed pages */ }
}

async function wish(name, yes) {
  if (name === "notify" && yes && !(await mayNotify())) { $("set-notify").checked = false; toast(t("notify-refused")); return; }
  localStorage.setItem(`kibako:${name}`, yes ? "yes" : "no");
  if (name === "sound" && yes) chime();
  if (name === "vibrate" && yes) navigator.vibrate?.(90);
}

async function mayNotify() {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function showNoticeSettings() {
  for (const name of wishes) {
    const box = $(`set-${name}`);
    box.checked = wished(name) && (name !== "notify" || ("Notification" in window && Notification.permission === "granted"));
    box.onchange = () => wish(name, box.checked);
  }
  $("set-vibrate").parentElement.hidden = !navigator.vibrate || !matchMedia("(pointer: coarse)").matches;
  $("set-notify").parentElement.hidden = !("Notification" in window);
}
