// Watching the Overlord's turn: shown when it happens, and again on request.
import { onDestroy, untrack } from "svelte";
import type { GameEvent } from "../../../net/live.svelte.ts";
import { settings } from "../../../settings.svelte.ts";
import { getTable } from "../../../table/context.ts";
import { lastTurn, type Step, type Told, type Turn } from "./turn.ts";

/** The time for which a step is shown in automatic mode, in milliseconds. */
const STEP = 1500;

/** The number of effects in some steps. */
const said = (steps: readonly Step[]): number =>
  steps.reduce((sum, { events }) => sum + 1 + events.length, 0);

interface Sources {
  turn: () => Turn | null;
  /** Whether a new turn is shown automatically. */
  wanted: () => boolean;
  /** Whether bots decide in the middle of the turn, so that more will come in a moment. */
  goesOn: () => boolean;
}

/** Must be created during a component's initialisation; it ends with the component. */
export class Watch {
  /** Whether his turn is being shown. */
  on = $state(false);
  #at = $state(0);
  readonly #sources: Sources;
  #seen: number | null = null;
  /** The number of effects of that turn that were shown. */
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

  /** Whether it advances by itself or by hand: the reader's choice, now and in later turns. */
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

  /** Whether the last step waits for decisions of bots and is not over yet. */
  get isHeld(): boolean {
    return this.isLast && this.#sources.goesOn();
  }

  /** A function that shows the turn again, if there is one that is not being shown. */
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
    if (!turn) this.close(); // it was undone
    if (!turn || seen === null || !this.#sources.wanted()) return;
    if (turn.from > seen) this.again();
    else if (turn.from === seen && this.#told > told && !this.on) this.#goOn(turn.steps, told);
  }

  /** Continues after a decision in the middle of the turn, with the step that has news. */
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

/** His turns at a table; he has the candle while one is watched. Called during a component's
 * initialisation. */
export function watchTurns({ events, told, over }: Watched): Watch {
  const table = getTable();
  const turn = $derived(lastTurn(events(), told()));
  const watch = new Watch({
    turn: () => turn,
    // In a replay, which steps from moment to moment, his turn would cover the reel.
    wanted: () => table.house !== undefined && !over() && settings.pace !== "at_once",
    goesOn: () => table.house?.goesOn ?? false,
  });
  // Before anything is drawn, because the things of one step may not be on the table of the step
  // before.
  $effect.pre(() => table.house?.show(watch.step?.at ?? null, watch.isLast));
  return watch;
}
