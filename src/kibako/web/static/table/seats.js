// Taking a seat: by its private link, by joining an open table, and handing over a screen that several share.
import { join } from "../page/api.js";
import { $, $dialog, $input } from "../page/elements.js";
import { keepLuck, keepName, keepSecrets, myName, secretsOf } from "../page/memory.js";
import { reason, t } from "../page/text.js";

/** @import { Live, State } from "./socket.js" */

const LINK = "#seat=";

/**
 * Keep the secrets of a private link, and hide them from whoever sees the address.
 * @param {string} table
 */
export function useLink(table) {
  if (!location.hash.startsWith(LINK)) return;
  keepSecrets(table, location.hash.slice(LINK.length).split(","));
  history.replaceState(null, "", location.pathname);
}

/** @param {string} table */
export const tableLink = (table) => `${location.origin}/t/${table}`;

/**
 * The link that brings this browser's seats to another device; empty if it has none.
 * @param {string} table
 */
export function privateLink(table) {
  const secrets = secretsOf(table);
  return secrets.length ? `${tableLink(table)}${LINK}${secrets.join(",")}` : "";
}

/**
 * Offer an open seat to whoever comes without one.
 * @param {State} state
 * @param {State | null} before
 */
export function showJoin({ players, own, proof }, before) {
  const open = players.some(({ kind }) => kind === "open");
  if (!open || own.length || before) return;
  $input("join-name").value = myName();
  const luck = proof ? t(`luck-${proof.luck}`) : "";
  const seed = proof?.seed ? t("luck-seed", { seed: proof.seed }) : "";
  $("join-luck").textContent = `${luck} ${seed}`;
  $dialog("join").showModal();
}

/**
 * What this browser contributes to the luck of a table, made only now that it has been shown the commitment. It is remembered,
 * for whoever wants to check that it counted.
 * @param {string} table
 */
function newLuck(table) {
  const luck = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  keepLuck(table, luck);
  return luck;
}

/**
 * Whoever opened a table contributes to its luck as soon as they are there.
 * @param {Live} live
 * @param {State} state
 */
export function contribute(live, { proof, own, status }) {
  if (status !== "open" || proof?.luck !== "shared") return;
  for (const seat of own)
    if (!proof.contributions[seat]) live.say({ type: "contribute", seat, luck: newLuck(live.table) });
}

/** @param {string} table */
async function sitDown(table) {
  const name = $input("join-name").value.trim();
  try {
    const { secret } = await join(table, name, newLuck(table));
    keepName(name);
    keepSecrets(table, [secret]);
    location.reload();
  } catch (error) {
    $("join-wrong").textContent = reason(error);
  }
}

/**
 * Hide the board while the screen is handed to another player of this browser.
 * @param {State} state
 */
export function showCurtain({ own, secrets, toAct, seat, players }) {
  const next = secrets && own.length > 1 && toAct !== null && own.includes(toAct) && toAct !== seat;
  $("curtain").hidden = !next;
  if (!next) return;
  $("curtain-words").textContent = t("pass-screen", { who: players[toAct].name });
  $("curtain-go").focus();
}

/** @param {Live} live */
export function listenToSeats(live) {
  $("join-go").onclick = () => sitDown(live.table);
  $("curtain-go").onclick = () => {
    const seat = live.state?.toAct ?? null;
    if (seat !== null) live.say({ type: "see", seat });
  };
}
