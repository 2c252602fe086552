// Made from the server's OpenAPI by `python -m kibako.table.web.types`; a test says when it is out of date.

/** A legal action: the text to send, the ways to click it in the picture, the words. */
export interface ActionAnswer {
  text: string;
  ways: Array<Array<string>>;
  words: string;
}

/** Play a finished game again with the same people, everybody moved on by some seats. */
export interface Again {
  secrets: Array<string>;
  turned?: number;
  contributes?: boolean;
}

/** How a player stands, as things to look at; the player board as an <svg> where the picture doesn't show it. */
export interface Card {
  face: string;
  things: Array<Array<Thing>>;
  more: Array<Thing>;
  cards: Array<Thing>;
  points: Thing | null;
  next: boolean;
  board: string;
}

/** The secret of the seat whose deal others are to play. */
export interface Challenge {
  secret: string;
}

/** A link as a picture (a data URL); empty where this server can't draw it. */
export interface Code {
  picture: string;
}

export interface CodeOf {
  link: string;
}

export interface Column {
  rank: number;
  total: number;
  points: Array<number>;
}

/** A game from its beginning to its last move, and one moment of it. */
export interface Course {
  title: string;
  game: string;
  status: string;
  length: number;
  seats: Array<number>;
  turns: Array<number>;
  log: Array<[number, string]>;
  story: Array<Line>;
  memory: boolean;
  players: Array<PlayerAnswer>;
  proof: Proof | null;
  outcome: ScoreSheet | null;
  seat: number | "open" | "watcher";
  eyes: Array<number | "open" | "watcher">;
  moment: Moment;
}

/** The deal's page is at /deal/ followed by this. */
export interface Dealt {
  deal: string;
}

/** The game that a lesson leads into. */
export interface FirstGame {
  seats: number;
  bot: string;
  options: Record<string, boolean | number | string>;
}

/** Whose seats somebody asks for. */
export interface ForSeats {
  secrets?: Array<string>;
}

export interface GameAnswer {
  key: string;
  title: string;
  about: string;
  minutes: number;
  seats: Array<number>;
  options: Array<OptionAnswer>;
  firstGame: FirstGame;
}

/** The secrets of somebody's seats by table, and their name, for another device. */
export interface HandOver {
  seats: Record<string, Array<string>>;
  name?: string;
}

export interface HandedOver {
  token: string;
  seconds: number;
}

/** A chapter of a lesson, and the number of its first step. */
export interface Heading {
  title: string;
  first: number;
}

export interface Join {
  name: string;
  seat?: number | null;
  luck?: string;
}

export interface Joined {
  seat: number;
  secret: string;
}

export interface LessonStep {
  number: number;
  steps: number;
  chapter: number;
  chapters: Array<Heading>;
  kind: "tell" | "play" | "free" | "click";
  say: string;
  ask: string;
  show: Array<string>;
  taught: string;
  answers: number;
  picture: string;
  actions: Array<ActionAnswer>;
  called: Record<string, string>;
  outline: Array<Part>;
}

/** A line of the log to be looked at: whose it is, whether it begins a group or goes on in the line before. */
export interface Line {
  runs: Array<Run>;
  seat: number | null;
  heading: boolean;
  then: boolean;
}

/** A game after some of its moves, as the viewer may see it. */
export interface Moment {
  at: number;
  by: number | null;
  did: string;
  lines: Array<string>;
  toAct: number | null;
  ask: string;
  picture: string;
  stands: Array<string>;
  colours: Array<number>;
  cards: Array<Card>;
  others: Array<Other>;
  outline: Array<Part> | null;
}

/** Some moments of a game. */
export interface Moments {
  secrets?: Array<string>;
  seat?: number | "open" | "watcher" | null;
  at: Array<number>;
  shape?: "wide" | "tall" | "upright" | "low";
  text?: boolean;
}

export interface NewClock {
  kind?: "none" | "relaxed" | "move";
  seconds?: number;
}

export interface NewSeat {
  kind: "person" | "bot" | "open";
  name?: string;
  level?: string;
}

/** A table to open. The seats marked person belong to whoever opens it: several for one room. */
export interface NewTable {
  game: string;
  seats: Array<NewSeat>;
  options?: Record<string, boolean | number | string>;
  title?: string;
  public?: boolean;
  begins?: boolean;
  seed?: string | null;
  clock?: NewClock;
  contributes?: boolean;
}

/** The new table, and the secrets of the seats that are yours, by seat number. */
export interface Opened {
  table: string;
  secrets: Record<string, string>;
}

export interface OptionAnswer {
  name: string;
  title: string;
  about: string;
  default: boolean | number | string;
  choices: Array<boolean | number | string>;
  words: Array<string>;
  seats: Array<number>;
}

/** Somebody without a seat, who plays all the same. */
export interface Other {
  name: string;
  colour: number;
  card: Card;
}

/** A game at which somebody has a seat. */
export interface OwnGame {
  id: string;
  title: string;
  game: string;
  gameTitle: string;
  status: string;
  own: Array<number>;
  toAct: number | null;
  yours: boolean;
  moves: number;
  progress: string;
  ago: number;
  lasted: number;
  picture: string;
  players: Array<OwnPlayer>;
  reason: string;
}

export interface OwnGames {
  games: Array<OwnGame>;
  waiting: number;
  total: number;
}

export interface OwnPlayer {
  name: string;
  kind: string;
  colour: number;
  you: boolean;
  total: number | null;
  rank: number | null;
}

/** The secrets of somebody's seats, by table; and how many games to tell of. */
export interface OwnSeats {
  seats: Record<string, Array<string>>;
  most?: number;
}

export interface Part {
  heading: string;
  lines: Array<string>;
}

/** Play a deal under a name; anew even if a try goes on, whose seat this browser has lost. */
export interface PlayDeal {
  name?: string;
  anew?: boolean;
}

/** A new table that begins at a moment of another. */
export interface PlayOn {
  secrets?: Array<string>;
  seat?: number | "open" | "watcher" | null;
  at: number;
  chair: number;
  name?: string;
  level?: string;
}

export interface PlayerAnswer {
  name: string;
  kind: string;
  level: string;
}

/** The promise of a table's luck; seed and salt once nothing is secret. */
export interface Proof {
  commitment: string;
  luck: "server" | "shared" | "chosen" | "given";
  contributions: Array<string>;
  seed?: string | null;
  salt?: string | null;
}

/** Why a request was refused, in the language that the request asked for. */
export interface Refused {
  error: string;
}

/** A game from its beginning to now, and one moment of it. */
export interface ReplayOrder {
  secrets?: Array<string>;
  seat?: number | "open" | "watcher" | null;
  at?: number | null;
  shape?: "wide" | "tall" | "upright" | "low";
  text?: boolean;
}

/** A part of a line: words; as a name, an icon or a place of the board if it is one. */
export interface Run {
  words: string;
  kind: "name" | "icon" | "place" | null;
  icon: string | null;
  place: string | null;
  count: number | null;
}

export interface SaveOpened {
  table: string;
}

export interface ScoreSheet {
  reason: string;
  categories: Array<string>;
  icons: Array<string | null>;
  columns: Array<Column>;
}

export interface SeatAnswer {
  name: string;
  kind: string;
}

export interface TableAnswer {
  id: string;
  title: string;
  key: string;
  game: string;
  status: string;
  seats: Array<SeatAnswer>;
}

/** The token of a link to this device. */
export interface TakeOver {
  token: string;
}

export interface TakenOver {
  seats: Record<string, Array<string>>;
  name: string;
}

/** The teacher's answer: to an action whether it was right and what came of it, to a vain click the rule against it. */
export interface Taught {
  words: string;
  right?: boolean | null;
  rule?: string | null;
  picture?: string | null;
}

/** Something a player has: the icon's id, what it is, how many (null: it is simply there), of how many. */
export interface Thing {
  icon: string;
  words: string;
  count: number | null;
  of: number | null;
  faded: boolean;
}

/** In a lesson: an action, or a click on something that can't be chosen. */
export interface Try {
  play?: string;
  shape?: "wide" | "tall" | "upright" | "low";
  why?: string | null;
  path?: Array<string>;
}
