// All of somebody's games: filters, results, figures, and the way to another device.
import { codeOf, handOver, ownGames, takeOver } from "../page/api.js";
import { $, $dialog, $input, $select, make } from "../page/elements.js";
import { keepOwn, lastOwn } from "../page/memory.js";
import { complain, copyLink, toast } from "../page/page.js";
import { reason, t } from "../page/text.js";
import { isOver, isWon, ownCard } from "./own.js";

/** @import { OwnGame } from "../api" */

const MOST = 200;
const LINK = "#take=";
/** @type {OwnGame[]} */
let games = [];

// --- the list ---

/** @type {Record<string, (game: OwnGame) => boolean>} */
const FILTERS = {
  yours: ({ yours }) => yours,
  running: (game) => !isOver(game),
  over: isOver,
  won: isWon,
};

function show() {
  const game = $select("by-game").value;
  const fits = FILTERS[$select("by-status").value] ?? (() => true);
  const chosen = games.filter((one) => (!game || one.game === game) && fits(one));
  $("own-games").replaceChildren(...chosen.map(ownCard));
  $("no-games").hidden = chosen.length > 0;
}

// --- figures ---

/** @param {OwnGame[]} played */
function figureLine(played) {
  const mine = played.flatMap(({ players }) => players.filter(({ you }) => you));
  const won = played.filter(isWon).length;
  const best = Math.max(...mine.map(({ total }) => total ?? 0));
  const line = make("tr");
  const title = make("th", played[0].gameTitle);
  title.scope = "row";
  line.append(title, make("td", played.length), make("td", won), make("td", best), make("td", opponents(played)));
  return line;
}

/**
 * Whom one met most, and how often one did better.
 * @param {OwnGame[]} played
 */
function opponents(played) {
  /** @type {Map<string, { met: number, beaten: number }>} */
  const met = new Map();
  for (const { players } of played) {
    const best = Math.min(...players.filter(({ you }) => you).map(({ rank }) => rank ?? Infinity));
    for (const { name, kind, you, rank } of players) {
      if (you) continue;
      const who = kind === "bot" ? t("bots") : name;
      const one = met.get(who) ?? { met: 0, beaten: 0 };
      met.set(who, { met: one.met + 1, beaten: one.beaten + (best < (rank ?? 0) ? 1 : 0) });
    }
  }
  const most = [...met].sort(([, one], [, other]) => other.met - one.met).slice(0, 4);
  return most.map(([who, { met, beaten }]) => t("met", { who, met, beaten })).join(" · ") || t("nobody");
}

function showFigures() {
  const ended = games.filter(({ status }) => status === "over");
  const keys = [...new Set(ended.map(({ game }) => game))];
  $("figures").hidden = !ended.length;
  $("figure-lines").replaceChildren(...keys.map((key) => figureLine(ended.filter(({ game }) => game === key))));
}

async function load() {
  try {
    const own = await ownGames(MOST);
    keepOwn(own);
    ({ games } = own);
  } catch (error) {
    complain(navigator.onLine ? reason(error) : t("no-network"));
    ({ games } = lastOwn());
  }
  show();
  showFigures();
  showAskedFor();
}

// --- without a network ---

/** Where the page of a table should be and can't: how that game ended. */
function showAskedFor() {
  const [, id] = location.pathname.match(/^\/t\/([^/]+)/) ?? [];
  const game = games.find((one) => one.id === id);
  if (!game || !isOver(game)) return;
  $("kept-title").textContent = game.gameTitle;
  $("kept-picture").setAttribute("src", game.picture);
  $("kept-reason").textContent = game.reason;
  const ranked = [...game.players].sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  $("kept-ranks").replaceChildren(...ranked.map(({ name, total }) => make("li", `${name}: ${total}`)));
  $dialog("kept").showModal();
}

// --- to another device ---

async function offer() {
  try {
    const link = `${location.origin}/mine${LINK}${await handOver()}`;
    $input("handover-link").value = link;
    $("handover-copy").onclick = () => copyLink(link, t("handover-copied"));
    $dialog("handover").showModal();
    const { picture } = await codeOf(link);
    $("handover-code").setAttribute("src", picture);
    $("handover-code").hidden = !picture;
  } catch (error) {
    complain(reason(error));
  }
}

/** What a link brings; its token goes from the address at once. */
async function take() {
  if (!location.hash.startsWith(LINK)) return;
  const token = location.hash.slice(LINK.length);
  history.replaceState(null, "", location.pathname);
  try {
    toast(t("taken-over", { count: await takeOver(token) }));
  } catch (error) {
    complain(reason(error));
  }
}

for (const id of ["by-game", "by-status"]) $select(id).onchange = show;
$("hand-over").onclick = offer;
take().then(load);
