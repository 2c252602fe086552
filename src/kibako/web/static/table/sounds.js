// Sounds of the table, made here from tones and noise: a piece set down, dice, feathers, one's turn, the end. One switch for all.
import { isWished } from "../page/memory.js";

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

export const hasSound = () => isWished("sound", false);

/** @param {"piece" | "dice" | "burst" | "turn" | "end"} name */
export function sound(name) {
  if (!hasSound() || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  audio.resume();
  const now = audio.currentTime;
  for (const tone of TONES[name] ?? []) ring(audio, tone, now);
  if (name === "piece") knock(audio, now, 0.04, 900, 0.3);
  if (name === "dice") for (const after of RATTLE) knock(audio, now + after, 0.035, 2400, 0.35);
  if (name === "burst") knock(audio, now, 0.35, 700, 0.3);
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 * @param {number} now
 */
function ring(context, { pitch, after, long, loud, wave = "triangle" }, now) {
  const note = context.createOscillator();
  const volume = context.createGain();
  const start = now + after;
  note.type = wave;
  note.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(QUIET, start + long);
  note.connect(volume).connect(context.destination);
  note.start(start);
  note.stop(start + long);
}

/**
 * Noise that dies away, as of wood.
 * @param {AudioContext} context
 * @param {number} start
 * @param {number} long
 * @param {number} pitch
 * @param {number} loud
 */
function knock(context, start, long, pitch, loud) {
  const length = Math.ceil(context.sampleRate * long);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (2 * Math.random() - 1) * (1 - i / length) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
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
