// The lobby: one's own games, the box of games, the tables that are open, and saves to be replayed.
import * as api from "../page/api.js";
import { seatShape } from "../page/drawings.js";
import { $, $input, all, make } from "../page/elements.js";
import { allSecrets, hasPlayed, lastOwn } from "../page/memory.js";
import { complain } from "../page/page.js";
import { reason, t } from "../page/text.js";
import { showMaker } from "./maker.js";
import { isOver, ownCard } from "./own.js";

/** @import { GameAnswer, OwnGames, TableAnswer } from "../api" */

const LOOK = 5000; // milliseconds between two looks at the tables
const SHOWN = 5; // of one's own games
let told = "";

// --- one's own games ---

/** @param {OwnGames} own */
function showOwn({ games, waiting, total }) {
  $("mine").hidden = !games.length;
  const words = t(waiting > 1 ? "some-wait" : waiting ? "one-waits" : "none-waits", { count: waiting });
  $("mine-waiting").textContent = games.every(isOver) ? "" : words;
  $("mine-all").textContent = t("all-own-games", { count: total });
  $("own-games").replaceChildren(...games.map(ownCard));
}

/** What was shown stays as long as nothing has changed, so that nothing under the pointer moves. */
async function lookAfterOwn() {
  if (!Object.keys(allSecrets()).length) return;
  try {
    const own = await api.ownGames(SHOWN);
    const seen = own.games.map(({ id, moves, status }) => `${id} ${moves} ${status}`).join();
    if (seen !== told) showOwn(own);
    told = seen;
  } catch {
    if (!told) showOwn({ ...lastOwn(), games: lastOwn().games.slice(0, SHOWN) }); // the next look may work
  }
}

// --- open tables ---

/**
 * What follows from the click, or why not much does.
 * @param {string} status
 * @param {boolean} open
 */
function doing(status, open) {
  if (status === "damaged") return t("damaged");
  if (status === "stopped") return t("stopped");
  return t(open ? "join-table" : "watch-table");
}

/** @param {TableAnswer} table */
function tableLine({ id, key, title, game, status, seats }) {
  const line = make("li");
  const link = make("a", "", "rail-line");
  const image = make("img", "", "small-picture");
  const words = make("span");
  const about = make("small", title === game ? "" : `${game} `);
  const open = seats.filter(({ kind }) => kind === "open").length;
  Object.assign(image, { src: `/games/${key}/miniature`, alt: "", width: 54, height: 36, loading: "lazy" });
  about.append(seatRow(seats));
  words.append(make("b", title), about);
  link.href = `/t/${id}`;
  link.append(image, words, make("span", doing(status, open > 0), "button light small"));
  line.append(link);
  return line;
}

/**
 * Who sits where, as shapes; empty rings are free.
 * @param {TableAnswer["seats"]} seats
 */
function seatRow(seats) {
  const row = make("span", "", "seat-row");
  row.title = seats.map(({ name, kind }) => (kind === "open" ? t("open-seat") : name)).join(", ");
  row.append(...seats.map(({ kind }, seat) => (kind === "open" ? make("i", "", "free") : seatShape(seat))));
  return row;
}

async function showTables() {
  try {
    const tables = await api.tables();
    $("tables").replaceChildren(...(tables.length ? tables.map(tableLine) : [make("li", t("no-tables"), "soft")]));
  } catch {
    // the next look may work
  }
}

function showTimeLeft() {
  const minutes = Math.ceil((86_400_000 - (Date.now() % 86_400_000)) / 60_000);
  const time = t("hours-minutes", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  $("deals-left").textContent = t("time-left", { time });
}

// --- saves ---

/** @param {File | undefined} file */
async function openSave(file) {
  if (!file) return;
  $("save-wrong").textContent = "";
  try {
    await api.openSave(file);
  } catch (error) {
    $("save-wrong").textContent = reason(error);
  }
}

/** A save is chosen, or dropped anywhere on the page. */
function listenToSaves() {
  const field = $input("save-file");
  field.onchange = () => {
    openSave(field.files?.[0]);
    field.value = "";
  };
  addEventListener("dragover", (event) => {
    event.preventDefault();
    $("drop").classList.add("ready");
  });
  addEventListener("dragleave", () => $("drop").classList.remove("ready"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    $("drop").classList.remove("ready");
    openSave(event.dataTransfer?.files[0]);
  });
}

/**
 * What a link carries behind its #, unpacked; what can’t be unpacked is an empty file, and the server says that it isn’t whole.
 * @param {string} packed
 */
async function unpacked(packed) {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new File([await new Response(plain).blob()], "save.json");
  } catch {
    return new File([], "save.json");
  }
}

/** A line of an arena’s report is a link with a whole game in it. */
async function openLinked() {
  const packed = /^#save=([\w-]+)$/.exec(location.hash)?.[1];
  if (!packed) return;
  history.replaceState(null, "", location.pathname); // going back doesn’t open it again
  openSave(await unpacked(packed));
}

/**
 * A click counts from the first moment, even before the games are known.
 * @param {string} selector of buttons that each name a game
 * @param {Promise<GameAnswer[]>} games
 * @param {(game: GameAnswer) => unknown} act
 */
function listenToGames(selector, games, act) {
  for (const button of all(selector)) {
    button.onclick = async () => {
      try {
        const game = (await games).find(({ key }) => key === button.dataset.game);
        if (game) await act(game);
      } catch (error) {
        complain(reason(error));
      }
    };
  }
}

/** Whoever has never played a game through is offered its lesson first. */
function offerLessons() {
  for (const link of all(".learn")) {
    const { game = "" } = link.dataset;
    if (hasPlayed(game)) continue;
    link.className = "button learn";
    for (const play of all(`.play-now[data-game="${game}"]`)) play.classList.add("light");
  }
}

offerLessons();
const games = api.games();
games.catch((error) => complain(reason(error)));
listenToSaves();
openLinked();
listenToGames(".play-now", games, api.playBots);
listenToGames(".set-up", games, showMaker);
function look() {
  if (document.hidden) return;
  showTables();
  lookAfterOwn();
  showTimeLeft();
}

look();
setInterval(look, LOOK);
document.addEventListener("visibilitychange", look);
