// Watching the Overlord's turn: it is shown when it comes, and again whenever somebody likes.
import { onDestroy, untrack } from "svelte";
import type { Step, Turn } from "./turn.ts";

/** How long a step is shown where the turn goes on by itself, in milliseconds. */
const STEP = 1500;

interface Sources {
  turn: () => Turn | null;
  /** Whether a new turn is shown without being asked for. */
  wanted: () => boolean;
}

/** Made while a component is set up; it ends with the component. */
export class Watch {
  /** Whether his turn is before everybody's eyes. */
  on = $state(false);
  /** By itself, or by hand. */
  auto = $state(true);
  #at = $state(0);
  readonly #sources: Sources;
  #seen: number | null = null;
  #timer = 0;

  constructor(sources: Sources) {
    this.#sources = sources;
    $effect(() => {
      const from = this.turn?.from ?? -1;
      untrack(() => this.#heard(from));
    });
    $effect(() => {
      window.clearTimeout(this.#timer);
      void this.#at;
      if (this.on && this.auto) this.#timer = window.setTimeout(() => this.next(), STEP);
    });
    onDestroy(() => window.clearTimeout(this.#timer));
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

  /** Shows the turn from its first step. */
  again(): void {
    this.#at = 0;
    this.on = this.steps.length > 0;
  }

  next(): void {
    if (this.isLast) this.close();
    else this.#at += 1;
  }

  close(): void {
    this.on = false;
  }

  #heard(from: number): void {
    const news = this.#seen !== null && from > this.#seen;
    this.#seen = from;
    if (news && this.#sources.wanted()) this.again();
    else if (from < 0) this.close(); // it was taken back
  }
}
