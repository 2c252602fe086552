// What this browser remembers: the secrets of its seats, its person's name and wishes.

/** @import { OwnGames } from "../api" */

/**
 * The secrets of this browser's seats at a table.
 * @param {string} table
 * @returns {string[]}
 */
export const secretsOf = (table) => JSON.parse(localStorage.getItem(`kibako:${table}`) || "[]");

/**
 * @param {string} table
 * @param {string[]} secrets
 */
export function keepSecrets(table, secrets) {
  const kept = new Set([...secretsOf(table), ...secrets]);
  localStorage.setItem(`kibako:${table}`, JSON.stringify([...kept]));
}

/**
 * The secrets of all seats that this browser has, by table.
 * @returns {Record<string, string[]>}
 */
export function allSecrets() {
  const kept = Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.startsWith("["));
  return Object.fromEntries(
    kept.map((key) => [key.slice("kibako:".length), JSON.parse(localStorage.getItem(key) ?? "[]")]),
  );
}

/**
 * What was last told of one's own games, for when there is no network.
 * @param {OwnGames} own
 */
export const keepOwn = (own) => localStorage.setItem("kibako:own", JSON.stringify(own));

/** @returns {OwnGames} */
export const lastOwn = () => JSON.parse(localStorage.getItem("kibako:own") ?? '{"games":[],"waiting":0,"total":0}');

/** @param {string} table */
export const forgetSecrets = (table) => localStorage.removeItem(`kibako:${table}`);

/**
 * What this browser contributed to the luck of a table: more than once where it has several seats.
 * @param {string} table
 * @returns {string[]}
 */
export const luckOf = (table) => JSON.parse(localStorage.getItem(`kibako:luck:${table}`) || "[]");

/**
 * @param {string} table
 * @param {string} luck
 */
export const keepLuck = (table, luck) =>
  localStorage.setItem(`kibako:luck:${table}`, JSON.stringify([...luckOf(table), luck]));

export const myName = () => localStorage.getItem("kibako:name") || "";

/** @param {string} name */
export function keepName(name) {
  if (name) localStorage.setItem("kibako:name", name);
}

/**
 * Whether something is wished: yes, no, or as usual if never said.
 * @param {string} name
 * @param {boolean} usual
 */
export function isWished(name, usual) {
  const said = localStorage.getItem(`kibako:${name}`);
  return said === null ? usual : said === "yes";
}

/**
 * A wish that is a number.
 * @param {string} name
 * @param {number} usual
 */
export const wishedNumber = (name, usual) => Number(localStorage.getItem(`kibako:${name}`) ?? usual);

/**
 * @param {string} name
 * @param {string} wish
 */
export const keepNumber = (name, wish) => localStorage.setItem(`kibako:${name}`, wish);

/** The seconds that bots shall take at least; null: as the server has it. */
export function wishedPace() {
  const said = localStorage.getItem("kibako:pace");
  return said ? Number(said) : null;
}

/**
 * @param {string} name
 * @param {boolean} yes
 */
export const keepWish = (name, yes) => localStorage.setItem(`kibako:${name}`, yes ? "yes" : "no");

/**
 * The number of the last chat message that was read at a table.
 * @param {string} table
 */
export const lastRead = (table) => Number(localStorage.getItem(`kibako:read:${table}`) ?? -1);

/**
 * @param {string} table
 * @param {number} number
 */
export const keepRead = (table, number) => localStorage.setItem(`kibako:read:${table}`, String(number));

/**
 * Where somebody is in a game's lesson.
 * @param {string} game
 */
export const lastStep = (game) => Number(localStorage.getItem(`kibako:step:${game}`) ?? 0);

/**
 * @param {string} game
 * @param {number} step
 */
export const keepStep = (game, step) => localStorage.setItem(`kibako:step:${game}`, String(step));

/**
 * Whether a game has been played here to its end.
 * @param {string} game
 */
export const hasPlayed = (game) => isWished(`played:${game}`, false);

/** @param {string} game */
export const keepPlayed = (game) => keepWish(`played:${game}`, true);

/**
 * What a game's coach has said here already.
 * @param {string} game
 * @returns {string[]}
 */
const heard = (game) => JSON.parse(localStorage.getItem(`kibako:heard:${game}`) || "[]");

/**
 * @param {string} game
 * @param {string} tip
 */
export const hasHeard = (game, tip) => heard(game).includes(tip);

/**
 * @param {string} game
 * @param {string} tip
 */
export const keepHeard = (game, tip) =>
  localStorage.setItem(`kibako:heard:${game}`, JSON.stringify([...new Set([...heard(game), tip])]));
