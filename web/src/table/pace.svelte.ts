// Bots are quicker than eyes: what they do is shown one step after another. Nobody waits for it who
// does not want to: a key or a click shows the newest at once.
import type { State } from "../contract/server.ts";
import type { GameEvent } from "../net/live.svelte.ts";

export interface Shown {
  state: State;
  events: readonly GameEvent[];
}

const STEP = 460;
const LEAST = 140;

/** How long a step is shown before the next one, by the number of steps that wait. */
export const pause = (waiting: number): number => Math.max(LEAST, STEP - 55 * (waiting - 1));

/** Whether a step comes from somebody else and adds to what is on the table. */
export function isNews(before: Shown, after: Shown): boolean {
  return (
    before.state.seat === after.state.seat &&
    before.state.question?.ask === "waiting" &&
    after.events.length > before.events.length &&
    before.events.at(-1) === after.events[before.events.length - 1]
  );
}

export class Pace {
  shown = $state.raw<Shown | null>(null);
  #waiting: Shown[] = [];
  #timer = 0;
  #since = 0;

  /** What the server said. */
  heard(next: Shown): void {
    const last = this.#waiting.at(-1) ?? this.shown;
    if (!last || document.hidden || !isNews(last, next)) {
      this.#waiting = [next];
      this.hurry();
      return;
    }
    this.#waiting.push(next);
    if (!this.#timer) this.#plan();
  }

  /** Shows the newest now. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const newest = this.#waiting.at(-1);
    this.#waiting = [];
    if (newest) this.#show(newest);
  }

  #plan(): void {
    const due = this.#since + pause(this.#waiting.length) - performance.now();
    this.#timer = window.setTimeout(() => this.#step(), Math.max(0, due));
  }

  #step(): void {
    this.#timer = 0;
    const next = this.#waiting.shift();
    if (next) this.#show(next);
    if (this.#waiting.length) this.#plan();
  }

  #show(next: Shown): void {
    this.#since = performance.now();
    this.shown = next;
  }
}
