// The contract of a game's table. The furniture in `src/table` knows a game only through this.
import type { Component, Snippet } from "svelte";
import type { Choice, Outcome, Question, Score } from "../contract/shared.ts";
import type { IconName } from "../art/icon.ts";
import type { GameEvent } from "../net/live.svelte.ts";
import type { PlaqueLines, Story } from "../table/furniture/pieces.ts";
import type { Voice } from "../text/voice.ts";

/** A position from one point of view: all data from which a board, a plaque or a reading view may
 * draw. */
export interface Position<V = unknown> {
  view: V;
  /** The seat that sees it; null for a spectator. */
  seat: number | null;
  events: readonly GameEvent[];
  options: Readonly<Record<string, unknown>>;
  /** The seats that have to answer. */
  asked: readonly number[];
  /** Whether bots play all other seats, so that they answer before anything could be undone. */
  alone?: boolean;
}

export interface BoardProps<V = unknown> {
  position: Position<V>;
  /** The question; the board decides on its place. */
  prompt: Snippet;
  /** The buttons that answer, if a phone has them apart from the question; otherwise empty. */
  commit: Snippet;
}

export interface EpilogueProps<V = unknown> {
  position: Position<V>;
  /** Called when it has been read; the end follows. */
  onread: () => void;
}

export interface Phase {
  text: string;
  on: boolean;
}

/** The turn in every view: its steps in order, and the current one. */
interface Steps {
  steps: readonly string[];
  step: number;
}

export const phases = (view: unknown, voice: Voice): Phase[] =>
  (view as Steps).steps.map((id, i) => ({ text: voice.text(id), on: i === (view as Steps).step }));

/** A number on a seat's plaque: an icon, the number, and its name. */
export interface Standing {
  icon: IconName;
  count: number | string;
  text: string;
  /** Whether the name is only for screen readers. */
  quiet?: boolean;
  /** Whether it is the number that the game is about, shown large beside the name. */
  loud?: boolean;
}

/** A seat that nobody takes: the rules play it against all players. */
export interface House {
  name: string;
  /** The text beside the name. */
  role: string;
  standing: Standing[];
  /** Whether it is taking its turn. */
  acts: boolean;
}

/** A supply that is used up step by step while a question is asked: units of movement. */
export interface Counter {
  icon: IconName;
  left: number;
  total: number;
  text: string;
}

/** The look of an event in the log; null if it would only repeat another. */
export interface LogStyle {
  icon: IconName;
  /** Whether it is a consequence of the line above. */
  inset?: boolean;
  /** Whether several equal ones in a row become one line with their number. */
  counted?: boolean;
}

/** A piece that flies between two places, each given as a list of which the first existing spot
 * counts. */
export interface Flight {
  /** The flying thing; null for a card back. */
  thing: string | null;
  from: readonly string[];
  to: readonly string[];
  /** Its index among equal things at the place that it leaves. */
  nth?: number;
}

/** The result of an answer, shown before it is given. */
export interface Result {
  /** The text of the button that commits it: "Discard 2, draw 2". */
  button: string;
  /** A sentence under the question. */
  note: string;
}

/** A way out: several answers, each to the question that follows from the one before. */
export interface Way {
  text: string;
  keys: readonly string[];
}

/** A note beside a thing, in the first turns of a first game. Its texts are `note-<id>` and
 * `.text`. */
export interface Note {
  id: string;
  /** The kinds of questions at which it is shown. */
  kinds: readonly string[];
  /** Selects among these questions, if the note does not fit all of them. */
  when?: (question: Question) => boolean;
  /** A selector on the stage for all things that it is about. */
  at: string;
}

export interface GameModule<V = unknown> {
  slug: string;
  /** The pattern of the bar's lower edge: a tile of this width, 9 high. */
  motif: { width: number; path: string };

  Board: Component<BoardProps<V>>;
  /** The picture of a thing; fills its box. */
  Picture: Component<{ thing: string }>;
  /** A thing at a readable size; its width is --cw. */
  Face: Component<{ thing: string; position: Position<V> }>;
  /** The text about a thing: name, rules, rulings, facts of this game. */
  Reading: Component<{ thing: string; position: Position<V> }>;
  /** A flying piece; fills its box. */
  Piece: Component<{ thing: string | null }>;
  /** The events that best tell a deed, preferred over others of it: "builds" over "pays". */
  telling?: readonly string[];
  /** All things of a player; a click on the plaque opens it. */
  Player?: Component<{ position: Position<V>; seat: number }>;

  /** One view with all cards open, made from the views of all seats. */
  open(views: readonly V[]): V;
  /** A player's hand in words, for open cards. */
  held(view: V, seat: number, voice: Voice): string;

  /** The unit in the bar, in the log and on the chart. */
  counts: "turn" | "round";
  /** The events before the first turn, which then begins like all others. */
  setsUp: readonly string[];
  /** Whether an event begins the actions of the lord against whom all seats play, if he has no
   * turns. */
  lordActs?(event: GameEvent): boolean;
  /** The kinds of things that have names but no text to read. */
  unread?: readonly string[];
  /** The bot that plays on for a player who leaves a table without bots. */
  standIn: string;

  title(options: Position["options"], voice: Voice): string;
  turn(view: V): number;
  /** The progress of the game, if that is more than the number of a turn. */
  moment?(view: V, voice: Voice): string;
  /** The seat whose turn it is, even while another seat is asked. */
  current(view: V): number;
  standing(view: V, seat: number, voice: Voice): Standing[];
  /** The tincture of each seat, if the game has colours of its own. */
  arms?(view: V): readonly number[];
  /** The content of a plaque besides its numbers: a role, marks, a small track. */
  plaque?(view: V, seat: number, voice: Voice): PlaqueLines;
  /** The opponent of all players, if it is not a seat of the table. */
  house?(view: V, voice: Voice): House;
  name(thing: string, voice: Voice): string;

  /** The question in words; and the second question, once the start of a move is chosen
   * (`source`). */
  asks(question: Question, voice: Voice, source?: string | null): string;
  /** The thing of a key: "card/moat". */
  thingOf(key: string): string;
  /** The key of the answer that the seal stands for, if there is one. */
  main(question: Question, position: Position<V>): string | null;
  /** The text of an option: what it does, not its name. */
  label(question: Question, choice: Choice, voice: Voice): string;
  /** The name of an answer in hints and reviews, if its caption says too little without the
   * table. */
  called?(key: string, view: V, voice: Voice): string | null;
  /** What a place is called that somebody points at, where the thing there says too little. */
  placed?(place: string, view: V, voice: Voice): string | null;
  /** Where an answer lies, for lists in which another one would read alike. */
  where?(key: string, view: V, voice: Voice): string | null;
  /** The hint under a question before anything is chosen. */
  hint(question: Question, position: Position<V>, voice: Voice, source?: string | null): string;
  /** The variant of the text about consequences before anything is chosen, if the general one does
   * not hold. */
  follows?(question: Question): string | null;
  /** The way out of a move whose start is chosen: "Another army". */
  leaves?(question: Question, voice: Voice): string;
  counter?(question: Question, position: Position<V>, voice: Voice): Counter | null;
  /** The effect of an option, if it is more than its name says. */
  preview(question: Question, choice: Choice, position: Position<V>, voice: Voice): string;
  /** The result of several chosen options. */
  result(question: Question, chosen: readonly Choice[], voice: Voice): Result;
  /** Whether a click only chooses an option, which the seal commits, although the question asks for
   * a single one. */
  weighs?(question: Question, choice: Choice): boolean;
  /** The text of the seal for an answer whose label is not a deed but the name of a place or a
   * card. */
  seals?(question: Question, choice: Choice, voice: Voice): string;
  /** In the middle of an action: the text for undoing all of it. Esc does it. */
  back?(question: Question, voice: Voice): string | null;
  /** The seal while something is missing that nothing else on the screen asks for: what it will do,
   * and what is missing. */
  unready?(question: Question, voice: Voice): Result | null;
  /** Ways out of an action: it is undone, and then these answers are given. */
  ways?(question: Question, voice: Voice): Way[];

  /** The look of an event in the log, given the two before it. */
  log(
    event: GameEvent,
    before: GameEvent | undefined,
    earlier: GameEvent | undefined,
  ): LogStyle | null;
  flights(event: GameEvent, position: Position<V>): Flight[];
  /** Whether an event in another player's turn takes something from a seat, or forces something on
   * it. */
  strikes?(event: GameEvent, seat: number): boolean;

  /** The notes of a first game, in the order of reading. */
  notes: readonly Note[];

  /** The current scores, if everybody may know them. */
  scores?(view: V): readonly Score[];
  /** The title of the chart of scores at the end; undefined if the game has no points. */
  chartTitle?(voice: Voice): string;
  /** The question that others are asked, shown to those who wait; undefined if the players' names
   * say enough. */
  waits?(position: Position<V>, asked: readonly number[], voice: Voice): string;
  /** The sentence that all of them have won or lost, in a co-operative game. */
  together?(position: Position<V>, won: boolean, voice: Voice): string;
  /** Whether that sentence says what ended the game. */
  saysWhy?(view: V): boolean;
  /** The team's final progress, if that sentence does not give it. */
  reached?(view: V, voice: Voice): string;
  /** The story of the victory, for a game without points. */
  story?(position: Position<V>, outcome: Outcome, voice: Voice): Story;
  /** The epilogue after the last answer, shown before the end and replayable from there. */
  epilogue?: {
    Page: Component<EpilogueProps<V>>;
    /** Whether there is an epilogue. */
    tells(position: Position<V>): boolean;
    /** The text for watching it again. */
    again(voice: Voice): string;
  };
  /** The opponent of a player alone, played by the rules, with its score. */
  rival?(view: V, voice: Voice): { name: string; score: Score } | null;
  /** The subject of a line of a score. */
  scored(what: string, voice: Voice): { thing: string; text: string; each: string };
}
