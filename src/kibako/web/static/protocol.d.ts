// Made from kibako.table.live.protocol by `python -m kibako.table.live.types`; a test says when it is out of date.

/** The first message: the secrets of one's seats (none: to watch), and in which forms the position is wanted. */
export interface Hello {
  type: "hello";
  secrets?: Array<string>;
  shape?: "low" | "tall" | "upright" | "wide";
  outline?: boolean;
  picture?: boolean;
  view?: boolean;
  pace?: number | null;
  changes?: boolean;
}

/** Show the table to another of one's own seats. */
export interface See {
  type: "see";
  seat: number;
}

/** The window has another shape now. */
export interface Shape {
  type: "shape";
  shape: "low" | "tall" | "upright" | "wide";
}

/** Whether to send the position in words, too. */
export interface Outline {
  type: "outline";
  wanted: boolean;
}

/** Send the picture whole: its changes aren't of the one that is here. */
export interface Redraw {
  type: "redraw";
}

/** How long bots take for a move at least, where nobody else plays; none: as the server has it. */
export interface Pace {
  type: "pace";
  seconds: number | null;
}

/** Draw the position with this action planned, or with none. */
export interface Plan {
  type: "plan";
  action: string | null;
}

/** What can be done now, and by which rules? */
export interface Help {
  type: "help";
}

/** Why can't this element be clicked, after those of the path? */
export interface Why {
  type: "why";
  element: string;
  path?: Array<string>;
}

/** What is this element, what would it do now, and which rules say so? Empty: what can be done at all. */
export interface Explain {
  type: "explain";
  element: string;
}

/** What would a strong bot play? */
export interface Hint {
  type: "hint";
}

/** What does the coach say to this position? */
export interface Coach {
  type: "coach";
}

/** Who watches, and who has been muted or removed? Whoever plays may ask. */
export interface Audience {
  type: "audience";
}

/** Play an action as the move of this number; one that comes twice or too late is ignored. */
export interface Play {
  type: "play";
  action: string;
  at: number;
}

/** What one's browser adds to the luck of a table that it opened, after it was shown the commitment. */
export interface Contribute {
  type: "contribute";
  seat: number;
  luck: string;
}

/** Let the bot that is thinking about the move of this number play its best one so far. */
export interface Hurry {
  type: "hurry";
  at: number;
}

/** Take one's last action back, if need be by asking the others. */
export interface Undo {
  type: "undo";
}

/** Agree or not to the question of that number; an answer to another one than the table's is ignored. */
export interface Answer {
  type: "answer";
  agree: boolean;
  to: number;
}

/** Let a bot play for somebody who is away. */
export interface Substitute {
  type: "substitute";
  seat: number;
}

/** Let a bot play on for one's own seat. */
export interface Leave {
  type: "leave";
}

/** Ask the others to end the game here, with no winner. */
export interface GiveUp {
  type: "giveup";
}

/** Take one's seat again, which a bot has been playing. */
export interface Return {
  type: "return";
}

/** Write in the chat. Players speak as their seat; a watcher gives a name. */
export interface Say {
  type: "say";
  words: string;
  name?: string;
}

/** A reaction in the chat, by the name of its icon. */
export interface React {
  type: "react";
  icon: string;
  name?: string;
}

/** Mute or remove a spectator, by their mark, or let them be again. Whoever plays may. */
export interface Judge {
  type: "judge";
  spectator: string;
  verdict: "muted" | "removed" | null;
}

/** Ask the others for a pause. */
export interface Pause {
  type: "pause";
}

/** End a pause. */
export interface Resume {
  type: "resume";
}

/** Where to be told of one's turns; nowhere if empty. */
export interface Notify {
  type: "notify";
  address: string;
}

/** A picture in parts: new text, and spans of the picture `since`, where they begin and how long they are. */
export interface Picture {
  number: number;
  since: number | null;
  parts: Array<string | [number, number]>;
}

/** A legal action: the text to send, the ways to click it in the picture, the words. */
export interface Action {
  text: string;
  ways: Array<Array<string>>;
  words: string;
}

/** A choice beside what is asked. With a `reason` its action is not legal now; `ids` are clicked one after the other. */
export interface Tile {
  words: string;
  drawing: string;
  viewBox: string;
  action: string | null;
  ids: Array<string>;
  held: number | null;
  stays: boolean;
  ask: string | null;
  reason: string | null;
}

/** Something a player has: the icon's id, what it is, how many (null: it is simply there), of how many. */
export interface Thing {
  icon: string;
  words: string;
  count: number | null;
  of: number | null;
  faded: boolean;
}

/** How a player stands, as things to look at. */
export interface PlayerCard {
  face: string;
  things: Array<Array<Thing>>;
  more: Array<Thing>;
  cards: Array<Thing>;
  points: Thing | null;
  next: boolean;
  board: string;
}

export interface Player {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  level: string;
  you: boolean;
  turn: boolean;
  thinking: boolean;
  here: boolean;
  stands: string;
  colour: number;
  card: PlayerCard;
}

/** Somebody without a seat, who plays all the same. */
export interface Other {
  name: string;
  colour: number;
  card: PlayerCard;
}

export interface Tally {
  words: string;
  counts: Array<number>;
  changes: Array<number>;
}

/** What is counted for all players together: a table with the change that a planned action would bring. */
export interface Tallies {
  heading: string;
  columns: Array<Thing>;
  rows: Array<Tally>;
  marked: Array<number>;
}

/** A part of a line: words; as a name, an icon or a place of the board if it is one. */
export interface Run {
  words: string;
  kind?: "icon" | "name" | "place" | null;
  icon?: string | null;
  place?: string | null;
  count?: number | null;
}

/** A line of the log to be looked at: whose it is, whether it begins a group or goes on in the line before. */
export interface LogLine {
  runs: Array<Run>;
  seat?: number | null;
  heading?: boolean;
  then?: boolean;
}

/** What is new in the log: its lines from number `first` on. Earlier lines stay, later ones are replaced by these. */
export interface Log {
  first: number;
  lines: Array<string>;
  story: Array<LogLine>;
}

/** The table's promise about its luck; with seed and salt once nothing is secret. */
export interface Proof {
  commitment: string;
  luck: "chosen" | "given" | "server" | "shared";
  contributions: Array<string>;
  seed: string | null;
  salt: string | null;
}

/** Something that the people at the table must agree to, and whether one's own answer is missing. */
export interface Question {
  words: string;
  answer: boolean;
  number: number;
}

/** Seconds left instead of a time of day, since the browser's clock may differ from the server's. */
export interface Clock {
  kind: "move" | "none" | "relaxed";
  seconds: number;
  seat: number | null;
  left: number | null;
  paused: boolean;
}

/** Somebody has asked the others to play again. */
export interface Rematch {
  table: string;
  who: string;
}

export interface Company {
  clock: Clock;
  deal: string | null;
  rematch: Rematch | null;
  address: string;
  confirmed: boolean;
  judged: Array<string>;
}

/** A part of the position in words. */
export interface Part {
  heading: string;
  lines: Array<string>;
}

/** A seat's column of the score sheet. */
export interface Column {
  rank: number;
  total: number;
  points: Array<number>;
}

export interface ScoreSheet {
  reason: string;
  categories: Array<string>;
  icons: Array<string | null>;
  columns: Array<Column>;
}

/** The table as one seat may see it; sent after every change. */
export interface TableMessage {
  type: "table";
  title: string;
  game: string;
  gameTitle: string;
  status: "open" | "over" | "review" | "running";
  secrets: boolean;
  at: number;
  seat: number | null;
  own: Array<number>;
  toAct: number | null;
  ask: string;
  picture: Picture | string | null;
  view: Record<string, unknown> | null;
  passed: Array<Record<string, unknown>>;
  actions: Array<Action>;
  tiles: Array<Tile>;
  players: Array<Player>;
  others: Array<Other>;
  tallies: Tallies | null;
  log: Log;
  proof: Proof | null;
  hints: boolean;
  hurry: boolean;
  undo: "ask" | "free" | null;
  question: Question | null;
  company: Company;
  outline: Array<Part> | null;
  outcome: ScoreSheet | null;
}

/** The picture with the planned action drawn in, the action in words, and what it would change in what is counted. */
export interface PlanMessage {
  type: "plan";
  at: number;
  action: string | null;
  words: string;
  picture: Picture | string;
  tallies: Tallies | null;
}

/** What can be done, as a list of some actions and the number of further ones; and the rules as HTML. */
export interface HelpMessage {
  type: "help";
  ask: string;
  actions: Array<string>;
  more: number;
  rules: Array<string>;
}

/** Why an element can't be clicked, and the number of the rule that says so. */
export interface WhyMessage {
  type: "why";
  words: string;
  rule: string | null;
}

/** A rule's number, and what it says first. */
export interface RuleWords {
  number: string;
  words: string;
}

/** What an element would do now, and the number of further actions; the rules that tell of it. */
export interface ExplainMessage {
  type: "explain";
  element: string;
  now: Array<string>;
  more: number;
  rules: Array<RuleWords>;
}

/** An action that a bot would consider, and its chance to win in per cent. */
export interface Choice {
  text: string;
  words: string;
  share: number;
}

/** What a strong bot would play, the best first; nothing if the position has changed meanwhile. */
export interface HintMessage {
  type: "hint";
  at: number;
  choices: Array<Choice>;
  reason: string;
}

/** A tip in the reader's language; the key is what it has been told by. */
export interface Told {
  key: string;
  words: string;
}

/** The coach's tips for the position, the most important first. */
export interface CoachMessage {
  type: "coach";
  at: number;
  tips: Array<Told>;
}

/** Somebody who watches, has spoken, or has been muted or removed; without a name if they never spoke. */
export interface SpectatorLine {
  mark: string;
  name: string;
  here: boolean;
  verdict: "muted" | "removed" | null;
}

/** All spectators that are known, those who are here first. */
export interface AudienceMessage {
  type: "audience";
  spectators: Array<SpectatorLine>;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  kind: "reaction" | "time" | "words";
  words: string;
  said: number;
  spectator: string;
}

/** The whole chat as the first message of a connection, then what is new. */
export interface ChatMessage {
  type: "chat";
  whole: boolean;
  messages: Array<ChatLine>;
}

/** A refusal; nothing has changed. When it is final, there is no such table or seat, and the connection ends. */
export interface ErrorMessage {
  type: "error";
  words: string;
  final: boolean;
}

export type FromBrowser = Hello | See | Shape | Outline | Redraw | Pace | Plan | Help | Why | Explain | Hint | Coach | Audience | Play | Contribute | Hurry | Undo | Answer | Substitute | Leave | GiveUp | Return | Say | React | Judge | Pause | Resume | Notify;

export type ToBrowser = TableMessage | PlanMessage | HelpMessage | WhyMessage | ExplainMessage | HintMessage | CoachMessage | AudienceMessage | ChatMessage | ErrorMessage;
