// Watching the Overlord's turn: it is shown when it comes, and again whenever somebody likes.
import { onDestroy, untrack } from "svelte";
import type { GameEvent } from "../../../net/live.svelte.ts";
import { settings } from "../../../settings.svelte.ts";
import { getTable } from "../../../table/context.ts";
import { lastTurn, type Step, type Told, type Turn } from "./turn.ts";

/** How long a step is shown where the turn goes on by itself, in milliseconds. */
const STEP = 1500;

/** How much is told of some steps. */
const said = (steps: readonly Step[]): number =>
  steps.reduce((sum, { events }) => sum + 1 + events.length, 0);

interface Sources {
  turn: () => Turn | null;
  /** Whether a new turn is shown without being asked for. */
  wanted: () => boolean;
  /** Whether bots decide in the middle of the turn: what it brings comes in a moment. */
  goesOn: () => boolean;
}

/** Made while a component is set up; it ends with the component. */
export class Watch {
  /** Whether his turn is before everybody's eyes. */
  on = $state(false);
  #at = $state(0);
  readonly #sources: Sources;
  #seen: number | null = null;
  /** How much of that turn was told. */
  #told = 0;
  #timer = 0;

  constructor(sources: Sources) {
    this.#sources = sources;
    $effect(() => {
      const { turn } = this;
      untrack(() => this.#heard(turn));
    });
    $effect(() => {
      window.clearTimeout(this.#timer);
      void this.#at;
      void this.step?.events.length;
      if (this.on && this.auto && !this.isHeld)
        this.#timer = window.setTimeout(() => this.next(), STEP);
    });
    onDestroy(() => window.clearTimeout(this.#timer));
  }

  /** Whether it goes on by itself, or by hand: the reader's choice, now and in later turns. */
  get auto(): boolean {
    return !settings.stepwise;
  }

  set auto(auto: boolean) {
    settings.stepwise = !auto;
    settings.keep();
  }

  get turn(): Turn | null {
    return this.#sources.turn();
  }

  get steps(): readonly Step[] {
    return this.turn?.steps ?? [];
  }

  /** The step that is shown, and its number from 1. */
  get step(): Step | null {
    return this.on ? (this.steps[this.#at] ?? null) : null;
  }

  get number(): number {
    return this.#at + 1;
  }

  get isLast(): boolean {
    return this.number >= this.steps.length;
  }

  /** Whether the last step waits for what bots decide: it is not over yet. */
  get isHeld(): boolean {
    return this.isLast && this.#sources.goesOn();
  }

  /** Shows it again, where there is one that is not shown. */
  get replay(): (() => void) | undefined {
    return this.turn && !this.on ? () => this.again() : undefined;
  }

  /** Shows the turn from its first step. */
  again(): void {
    this.#at = 0;
    this.on = this.steps.length > 0;
  }

  next(): void {
    if (this.isHeld) return;
    if (this.isLast) this.close();
    else this.#at += 1;
  }

  close(): void {
    this.on = false;
  }

  #heard(turn: Turn | null): void {
    const [seen, told] = [this.#seen, this.#told];
    this.#seen = turn?.from ?? -1;
    this.#told = turn ? said(turn.steps) : 0;
    if (!turn) this.close(); // it was taken back
    if (!turn || seen === null || !this.#sources.wanted()) return;
    if (turn.from > seen) this.again();
    else if (turn.from === seen && this.#told > told && !this.on) this.#goOn(turn.steps, told);
  }

  /** Somebody was asked in the middle of the turn: it goes on with the step that has news. */
  #goOn(steps: readonly Step[], told: number): void {
    this.#at = steps.findIndex((_, i) => said(steps.slice(0, i + 1)) > told);
    this.on = true;
  }
}

interface Watched {
  events: () => readonly GameEvent[];
  told: () => Told;
  over: () => boolean;
}

/** His turns at a table; he carries the candle while one is watched. Called while a component is set up. */
export function watchTurns({ events, told, over }: Watched): Watch {
  const table = getTable();
  const turn = $derived(lastTurn(events(), told()));
  const watch = new Watch({
    turn: () => turn,
    // A replay goes from moment to moment, and his turn would lie over its reel.
    wanted: () => table.house !== undefined && !over() && settings.pace !== "at_once",
    goesOn: () => table.house?.goesOn ?? false,
  });
  // Before anything is drawn: what a step is about may not be on the table of the step before.
  $effect.pre(() => table.house?.show(watch.step?.at ?? null, watch.isLast));
  return watch;
}
