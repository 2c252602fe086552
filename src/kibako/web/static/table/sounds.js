// Sounds of the table, made here from tones and noise: a piece set down, dice, feathers, one's turn, the end. One switch and one volume for all.

import { icon } from "../page/drawings.js";
import { $ } from "../page/elements.js";
import { isWished, keepWish, wishedNumber } from "../page/memory.js";
import { t } from "../page/text.js";

/** @import { State } from "./socket.js" */

/** @typedef {{ pitch: number, after: number, long: number, loud: number, wave?: OscillatorType }} Tone */

const QUIET = 0.0001;
/** @type {Record<string, Tone[]>} */
const TONES = {
  piece: [{ pitch: 196, after: 0, long: 0.09, loud: 0.16, wave: "sine" }],
  turn: [
    { pitch: 523.25, after: 0, long: 0.6, loud: 0.16 },
    { pitch: 783.99, after: 0.16, long: 0.7, loud: 0.16 },
  ],
  end: [523.25, 659.25, 783.99, 1046.5].map((pitch, number) => ({
    pitch,
    after: 0.17 * number,
    long: 0.9,
    loud: 0.15,
  })),
};
const RATTLE = [0, 0.07, 0.13, 0.21, 0.27]; // when dice knock

/** @type {AudioContext | null} */
let audio = null;
/** @type {GainNode | null} what all sounds go through */
let loudness = null;

export const hasSound = () => isWished("sound", false);

/** Per cent. */
export const volume = () => wishedNumber("volume", 60);

/** Where sounds go, as loud as is wished. */
function speaker() {
  audio ??= new AudioContext();
  loudness ??= audio.createGain();
  loudness.gain.value = volume() / 60;
  loudness.connect(audio.destination);
  audio.resume();
  return loudness;
}

/** @param {boolean} yes */
export function switchSound(yes) {
  keepWish("sound", yes);
  showSwitch();
  if (yes) sound("turn");
}

/** The switch in the header. */
export function showSwitch() {
  const on = hasSound();
  $("sound").replaceChildren(icon(on ? "sound" : "muted"));
  $("sound").setAttribute("aria-pressed", String(on));
  $("sound").title = t(on ? "sound-on" : "sound-off");
  $("sound").setAttribute("aria-label", t("sounds"));
  $("sound").onclick = () => switchSound(!hasSound());
}

/** @param {"piece" | "dice" | "burst" | "turn" | "end"} name */
export function sound(name) {
  if (!hasSound() || !("AudioContext" in window)) return;
  const out = speaker();
  const now = out.context.currentTime;
  for (const tone of TONES[name] ?? []) ring(out, tone, now);
  if (name === "piece") knock(out, now, 0.04, 900, 0.3);
  if (name === "dice") for (const after of RATTLE) knock(out, now + after, 0.035, 2400, 0.35);
  if (name === "burst") knock(out, now, 0.35, 700, 0.3);
}

/**
 * @param {AudioNode} out
 * @param {Tone} tone
 * @param {number} now
 */
function ring(out, { pitch, after, long, loud, wave = "triangle" }, now) {
  const { context } = out;
  const note = context.createOscillator();
  const gain = context.createGain();
  const start = now + after;
  note.type = wave;
  note.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(QUIET, start + long);
  note.connect(gain).connect(out);
  note.start(start);
  note.stop(start + long);
}

/**
 * Noise that dies away, as of wood.
 * @param {AudioNode} out
 * @param {number} start
 * @param {number} long
 * @param {number} pitch
 * @param {number} loud
 */
function knock(out, start, long, pitch, loud) {
  const { context } = out;
  const length = Math.ceil(context.sampleRate * long);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (2 * Math.random() - 1) * (1 - i / length) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
}

/**
 * What is heard of a change at the table.
 * @param {State} state
 * @param {State | null} before
 */
export function soundChange(state, before) {
  if (!before) return;
  if (state.status === "over" && before.status !== "over") sound("end");
  else if (state.at > before.at) sound(heard());
}

/** What the picture shows of the last move tells how it sounds. */
function heard() {
  if (document.querySelector("#board .burst")) return "burst";
  return document.querySelector("#board .rolls[data-rolled]") ? "dice" : "piece";
}
