// The server's API, as far as the pages use it.
import { allSecrets, hasPlayed, keepName, keepSecrets, myName, secretsOf } from "./memory.js";
import { t } from "./text.js";

/** @import * as api from "../api" */

const JSON_BODY = { "Content-Type": "application/json" };

/**
 * @template T
 * @param {string} path
 * @param {RequestInit} [request]
 * @returns {Promise<T>}
 */
async function answer(path, request) {
  const response = await fetch(path, request);
  const data = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(data.error || t("no-answer"));
  return data;
}

/**
 * @template T
 * @param {string} path
 * @param {object | File} order
 * @returns {Promise<T>}
 */
function post(path, order) {
  const body = order instanceof File ? order : JSON.stringify(order);
  return answer(path, { method: "POST", headers: JSON_BODY, body });
}

/** @returns {Promise<api.GameAnswer[]>} */
export const games = () => answer("/api/games");

/** @returns {Promise<api.TableAnswer[]>} */
export const tables = () => answer("/api/tables");

/**
 * Keep the secrets of a table's seats and go there.
 * @param {api.Opened} opened
 */
export function enter({ table, secrets }) {
  keepSecrets(table, Object.values(secrets));
  location.href = `/t/${table}`;
}

/** @param {api.NewTable} order */
export async function openTable(order) {
  enter(await post("/api/tables", { ...order, contributes: true }));
}

/**
 * One's own seat, and bots on the others.
 * @param {number} seats
 * @param {string} level
 * @returns {api.NewSeat[]}
 */
function meAndBots(seats, level) {
  return [{ kind: "person", name: myName() }, ...Array(seats - 1).fill({ kind: "bot", level })];
}

/**
 * Open a table of as many as the lesson's first game, with easy bots; for a newcomer that game itself.
 * @param {api.GameAnswer} game
 */
export function playBots(game) {
  if (!hasPlayed(game.key)) return playFirst(game);
  return openTable({ game: game.key, seats: meAndBots(game.firstGame.seats, "easy"), public: false });
}

/**
 * The game that the lesson leads into; the learner begins.
 * @param {api.GameAnswer} game
 */
export function playFirst({ key, firstGame: { seats, bot, options } }) {
  return openTable({ game: key, seats: meAndBots(seats, bot), options, begins: true, public: false });
}

/**
 * The games of this browser's seats: where it is its turn first, then running, then finished.
 * @param {number} most
 * @param {Record<string, string[]>} [seats] by table
 * @returns {Promise<api.OwnGames>}
 */
export const ownGames = (most, seats = allSecrets()) => post("/api/mine", { seats, most });

/**
 * Play a game again with the same people, everybody moved on by some seats.
 * @param {string} table
 * @param {number} [turned]
 */
export async function playAgain(table, turned = 0) {
  enter(await post(`/api/tables/${table}/again`, { secrets: secretsOf(table), turned, contributes: true }));
}

/** A token by which another device gets all seats of this browser, once. */
export async function handOver() {
  /** @type {api.HandedOver} */
  const { token } = await post("/api/handovers", { seats: allSecrets(), name: myName() });
  return token;
}

/**
 * Keep the seats that wait for a token.
 * @param {string} token
 */
export async function takeOver(token) {
  /** @type {api.TakenOver} */
  const { seats, name } = await post("/api/handovers/take", { token });
  for (const [table, secrets] of Object.entries(seats)) keepSecrets(table, secrets);
  if (!myName()) keepName(name);
  return Object.keys(seats).length;
}

/**
 * What was kept of a table, as far as this browser's seats may have it.
 * @param {string} table
 */
export async function keptSave(table) {
  const secrets = secretsOf(table);
  const path = `/api/tables/${table}/save`;
  const asked = secrets.length ? { method: "POST", headers: JSON_BODY, body: JSON.stringify({ secrets }) } : undefined;
  const response = await fetch(path, asked);
  if (!response.ok) throw new Error((await response.json().catch(() => ({}))).error || t("no-answer"));
  return response.blob();
}

/**
 * A link as a picture that phones can read.
 * @param {string} link
 * @returns {Promise<api.Code>}
 */
export const codeOf = (link) => post("/api/codes", { link });

/**
 * @param {string} table
 * @param {string} name
 * @param {string} luck what this browser contributes to the table’s
 * @returns {Promise<api.Joined>}
 */
export const join = (table, name, luck) => post(`/api/tables/${table}/join`, { name, luck });

/**
 * Go to the replay of a saved game.
 * @param {File} file
 */
export async function openSave(file) {
  /** @type {api.SaveOpened} */
  const { table } = await post("/api/saves", file);
  location.href = `/t/${table}/review`;
}

/**
 * A game to be replayed, and one of its moments.
 * @param {string} table
 * @param {api.ReplayOrder} order
 * @returns {Promise<api.Course>}
 */
export const review = (table, order) => post(`/api/tables/${table}/review`, order);

/**
 * @param {string} table
 * @param {api.Moments} order
 * @returns {Promise<api.Moment[]>}
 */
export const moments = (table, order) => post(`/api/tables/${table}/moments`, order);

/**
 * Open a table that begins at a moment of another.
 * @param {string} table
 * @param {api.PlayOn} order
 */
export async function playOn(table, order) {
  enter(await post(`/api/tables/${table}/play-on`, order));
}

/**
 * Make the deal of a table that is over one that others can play.
 * @param {string} table
 * @returns {Promise<api.Dealt>}
 */
export const shareDeal = (table) => post(`/api/tables/${table}/deal`, { secret: secretsOf(table)[0] });

/**
 * Go to one's try of a deal; begin one if there is none whose secrets this browser has.
 * @param {string} deal
 * @param {string} name
 */
export async function playDeal(deal, name) {
  /** @type {(anew: boolean) => Promise<api.Opened>} */
  const open = (anew) => post(`/api/deals/${deal}/play`, { name, anew });
  const opened = await open(false);
  const mine = Object.keys(opened.secrets).length || secretsOf(opened.table).length;
  enter(mine ? opened : await open(true));
}

/**
 * A step of a lesson, drawn with a planned action if there is one.
 * @param {string} game
 * @param {number} number
 * @param {import("./page.js").PictureShape} shape
 * @param {string} [planned]
 * @returns {Promise<api.LessonStep>}
 */
export function lessonStep(game, number, shape, planned) {
  const plan = planned ? `&planned=${encodeURIComponent(planned)}` : "";
  return answer(`/api/lessons/${game}/${number}?shape=${shape}${plan}`);
}

/**
 * What the teacher says to an action, or to a click in vain.
 * @param {string} game
 * @param {number} number
 * @param {api.Try} order
 * @returns {Promise<api.Taught>}
 */
export const tryInLesson = (game, number, order) => post(`/api/lessons/${game}/${number}`, order);

/**
 * The drawings that all pictures of a game share.
 * @param {string} game
 */
export const defs = async (game) => (await fetch(`/games/${game}/defs.svg`)).text();
