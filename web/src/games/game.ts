// What a game brings to the table. The furniture in `src/table` knows a game by this alone.
import type { Component, Snippet } from "svelte";
import type { Choice, Outcome, Question, Score } from "../contract/shared.ts";
import type { IconName } from "../art/icon.ts";
import type { GameEvent } from "../net/live.svelte.ts";
import type { PlaqueLines, Story } from "../table/furniture/pieces.ts";
import type { Voice } from "../text/voice.ts";

/** A position as somebody sees it: all that a board, a plaque or a reading view may draw from. */
export interface Position<V = unknown> {
  view: V;
  /** Whose eyes; null is a spectator. */
  seat: number | null;
  events: readonly GameEvent[];
  options: Readonly<Record<string, unknown>>;
  /** The seats that are to answer. */
  asked: readonly number[];
  /** Whether bots play all other seats: they answer before anything could be taken back. */
  alone?: boolean;
}

export interface BoardProps<V = unknown> {
  position: Position<V>;
  /** What is asked; the board says where it stands. */
  prompt: Snippet;
  /** The buttons that answer, where a phone has them apart from the question; else nothing. */
  commit: Snippet;
}

export interface EpilogueProps<V = unknown> {
  position: Position<V>;
  /** It has been read; the end follows. */
  onread: () => void;
}

export interface Phase {
  text: string;
  on: boolean;
}

/** What every view says of the turn: its parts in their order, and which of them is going on. */
interface Steps {
  steps: readonly string[];
  step: number;
}

export const phases = (view: unknown, voice: Voice): Phase[] =>
  (view as Steps).steps.map((id, i) => ({ text: voice.text(id), on: i === (view as Steps).step }));

/** A number on a seat's plaque: an icon, how many, and of what. */
export interface Standing {
  icon: IconName;
  count: number | string;
  text: string;
  /** The word is only for those who can't see the icon. */
  quiet?: boolean;
  /** What the game is about: it stands large beside the name. */
  loud?: boolean;
}

/** A seat that nobody takes: the rules play it against all players. */
export interface House {
  name: string;
  /** Beside the name. */
  role: string;
  standing: Standing[];
  /** Whether it is on turn. */
  acts: boolean;
}

/** What is used up step by step while a question is asked: units of movement. */
export interface Counter {
  icon: IconName;
  left: number;
  total: number;
  text: string;
}

/** How an event looks in the log; null where it would only repeat another. */
export interface LogStyle {
  icon: IconName;
  /** It follows from the line above. */
  inset?: boolean;
  /** Several alike in a row are one line with their number. */
  counted?: boolean;
}

/** A piece that travels between two places, each named by the first spot that is on the table. */
export interface Flight {
  /** What is seen to fly; null is a back. */
  thing: string | null;
  from: readonly string[];
  to: readonly string[];
  /** Which of several like things at the place it leaves. */
  nth?: number;
}

/** What comes of an answer, before it is given. */
export interface Result {
  /** On the button that commits it: "Discard 2, draw 2". */
  button: string;
  /** In a sentence under the question. */
  note: string;
}

/** Several answers, each to the question that follows from the one before. */
export interface Way {
  text: string;
  keys: readonly string[];
}

/** A note at a thing, in the first turns of a first game. Its words are `note-<id>` and `.text`. */
export interface Note {
  id: string;
  /** The kinds of questions at which it is shown. */
  kinds: readonly string[];
  /** At which of these, where it has nothing to tell at some. */
  when?: (question: Question) => boolean;
  /** All that it is about, as a selector on the stage. */
  at: string;
}

export interface GameModule<V = unknown> {
  slug: string;
  /** The bar's lower edge: a tile of this width, 9 high. */
  motif: { width: number; path: string };

  Board: Component<BoardProps<V>>;
  /** A thing's picture; fills its box. */
  Picture: Component<{ thing: string }>;
  /** A thing at a size at which it can be read; its width is --cw. */
  Face: Component<{ thing: string; position: Position<V> }>;
  /** What is to be read about a thing: name, rules, rulings, facts of this game. */
  Reading: Component<{ thing: string; position: Position<V> }>;
  /** A travelling piece; fills its box. */
  Piece: Component<{ thing: string | null }>;
  /** Events that say what somebody did, before others of the same deed: "builds" rather than "pays". */
  telling?: readonly string[];
  /** All that lies before a player; a click on the plaque opens it. */
  Player?: Component<{ position: Position<V>; seat: number }>;

  /** With open cards: one view from those of all seats. */
  open(views: readonly V[]): V;
  /** What somebody holds, where that is open. */
  held(view: V, seat: number, voice: Voice): string;

  /** What is counted in the bar, in the log and on the chart. */
  counts: "turn" | "round";
  /** The events that happen before the first turn, which then begins like all others. */
  setsUp: readonly string[];
  /** Whether an event begins what the lord does against whom all seats play, where he has no turns. */
  lordActs?(event: GameEvent): boolean;
  /** The sorts of things that have names and nothing to read about them. */
  unread?: readonly string[];
  /** The bot that plays on for somebody who leaves a table without bots. */
  standIn: string;

  title(options: Position["options"], voice: Voice): string;
  turn(view: V): number;
  /** How far the game is, where that is more than the number of a turn. */
  moment?(view: V, voice: Voice): string;
  /** The seat on turn, even while another seat is asked. */
  current(view: V): number;
  standing(view: V, seat: number, voice: Voice): Standing[];
  /** Which tincture each seat bears, where the game has colours of its own. */
  arms?(view: V): readonly number[];
  /** What a plaque shows beyond its numbers: a role, marks, a small track. */
  plaque?(view: V, seat: number, voice: Voice): PlaqueLines;
  /** Who plays against all players, where that is no seat of the table. */
  house?(view: V, voice: Voice): House;
  name(thing: string, voice: Voice): string;

  /** What is asked, where the game says it better than the question alone; and what else, once it
   * is chosen where a move begins. */
  asks(question: Question, voice: Voice, source?: string | null): string;
  /** The thing that a key stands for: "card/moat". */
  thingOf(key: string): string;
  /** The way of answering that the seal stands for, where there is one. */
  main(question: Question, position: Position<V>): string | null;
  /** An option by what it does, rather than by its name. */
  label(question: Question, choice: Choice, voice: Voice): string;
  /** What a hint or a review calls an answer whose caption says nothing to somebody who looks at the
      table. */
  called?(key: string, view: V, voice: Voice): string | null;
  /** What a place is called that somebody points at, where the thing there says too little. */
  placed?(place: string, view: V, voice: Voice): string | null;
  /** Where an answer lies, for lists in which another one would read alike. */
  where?(key: string, view: V, voice: Voice): string | null;
  /** What there is to say about a question before anything is chosen. */
  hint(question: Question, position: Position<V>, voice: Voice, source?: string | null): string;
  /** Which variant of what follows is told before anything is chosen, where the general one does not
      hold. */
  follows?(question: Question): string | null;
  /** The way out of a move whose beginning is chosen: "Another army". */
  leaves?(question: Question, voice: Voice): string;
  counter?(question: Question, position: Position<V>, voice: Voice): Counter | null;
  /** What an option would do, where that is more than its name. */
  preview(question: Question, choice: Choice, position: Position<V>, voice: Voice): string;
  /** What several chosen options come to. */
  result(question: Question, chosen: readonly Choice[], voice: Voice): Result;
  /** Whether a click only chooses an option and the seal commits it, though one is all that is asked. */
  weighs?(question: Question, choice: Choice): boolean;
  /** What the seal says of an answer, where its label is no deed but the name of a place or a card. */
  seals?(question: Question, choice: Choice, voice: Voice): string;
  /** In the middle of an action: what taking it back as a whole is called. Esc does it. */
  back?(question: Question, voice: Voice): string | null;
  /** The seal while something is missing that nothing else on the screen asks for: what it will do, and
      what is missing. */
  unready?(question: Question, voice: Voice): Result | null;
  /** Ways out of an action: it is taken back, and then these answers are given. */
  ways?(question: Question, voice: Voice): Way[];

  /** How an event stands in the log, given the two before it. */
  log(
    event: GameEvent,
    before: GameEvent | undefined,
    earlier: GameEvent | undefined,
  ): LogStyle | null;
  flights(event: GameEvent, position: Position<V>): Flight[];
  /** Whether an event of somebody else's turn takes something from a seat, or forces it on it. */
  strikes?(event: GameEvent, seat: number): boolean;

  /** What a first game teaches, in the order of reading. */
  notes: readonly Note[];

  /** How the scores stand now, where everybody may know. */
  scores?(view: V): readonly Score[];
  /** What the scores over time are called, at the end; nothing where the game has no points. */
  chartTitle?(voice: Voice): string;
  /** For what others are asked while one waits; nothing where their names say enough. */
  waits?(position: Position<V>, asked: readonly number[], voice: Voice): string;
  /** That all of them have won or lost, where they play together. */
  together?(position: Position<V>, won: boolean, voice: Voice): string;
  /** Whether that sentence says by what the game was over. */
  saysWhy?(view: V): boolean;
  /** How far they have come then, as far as that sentence does not say it. */
  reached?(view: V, voice: Voice): string;
  /** How it was won, where the game has no points. */
  story?(position: Position<V>, outcome: Outcome, voice: Voice): Story;
  /** What comes of the game after its last answer, watched before the end and again from there. */
  epilogue?: {
    Page: Component<EpilogueProps<V>>;
    /** Whether there is anything to tell. */
    tells(position: Position<V>): boolean;
    /** What watching it again is called. */
    again(voice: Voice): string;
  };
  /** The opponent that the rules play against somebody alone, with its score. */
  rival?(view: V, voice: Voice): { name: string; score: Score } | null;
  /** What a line of a score is about. */
  scored(what: string, voice: Voice): { thing: string; text: string; each: string };
}
