// Turning tiles in the map editor: several quarter turns in a row are one step of the game. Later
// actions wait for the game's answer.
import type { Question } from "../../contract/shared.ts";
import { keyOf, laysOf, tilesAfter, turned, type Lay } from "./lay.ts";

export interface Laying {
  /** The question; null while an answer is on its way. */
  question: () => Question | null;
  /** The tiles as they lie in the game. */
  tiles: () => readonly Lay[];
  answer: (lay: Lay) => void;
}

/** How long a tile must rest before the game is told, in milliseconds. */
const REST = 260;
/** An action at most this long before the next question is applied to it, in milliseconds. */
const AHEAD = 3000;

export class Turning {
  readonly #laying: Laying;
  /** A tile that is shown turned before the game has been told. */
  #spun = $state.raw<{ slot: string; quarters: number; tiles: readonly Lay[] } | null>(null);
  #timer = 0;
  #later: { act: () => void; since: number }[] = [];

  constructor(laying: Laying) {
    this.#laying = laying;
  }

  /** The tiles as they are shown. */
  get tiles(): readonly Lay[] {
    return this.#spun?.tiles ?? this.#laying.tiles();
  }

  get isOn(): boolean {
    return this.#spun !== null;
  }

  /** Whether the game still has to be told. */
  get isUntold(): boolean {
    return this.#timer !== 0;
  }

  turn(slot: string, quarters: number): void {
    // Turning another tile is a step of its own.
    if (this.#timer && this.#spun?.slot !== slot) this.tell();
    const question = this.#laying.question();
    if (!question) return this.#wait(() => this.turn(slot, quarters));
    const whole = (this.#spun?.slot === slot ? this.#spun.quarters : 0) + quarters;
    const lies = this.#at(slot, this.#laying.tiles());
    if (!lies) return;
    const tiles = tilesAfter(question, turned(lies, whole)) ?? this.#laying.tiles();
    this.#spun = { slot, quarters: whole, tiles };
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.tell(), REST);
  }

  /** Runs an action once the game knows the position of the tiles. */
  then(act: () => void): void {
    this.tell();
    if (this.#laying.question()) act();
    else this.#wait(() => this.then(act));
  }

  #wait(act: () => void): void {
    this.#later.push({ act, since: performance.now() });
  }

  /** Tells the game about a turn without waiting for the tile to rest. */
  tell(): void {
    if (!this.#timer) return;
    this.stop();
    const tile = this.#spun && this.#at(this.#spun.slot, this.#spun.tiles);
    const key = tile && keyOf(tile);
    if (tile && laysOf(this.#laying.question()).some((lay) => keyOf(lay) === key))
      this.#laying.answer(tile);
    else this.#spun = null;
  }

  /** Shows the tiles as the game has them: they have changed there, or a turn is taken back. */
  settle(): void {
    this.stop();
    this.#spun = null;
  }

  /** Runs the action that was waiting for the next question. */
  goOn(): void {
    const later = this.#later.filter(({ since }) => performance.now() - since < AHEAD);
    this.#later = [];
    for (const { act } of later) act();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #at(slot: string, tiles: readonly Lay[]): Lay | null {
    return tiles.find((tile) => tile.slot === slot) ?? null;
  }
}
