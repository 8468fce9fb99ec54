// The pace of the moves of others. Bots are faster than eyes, so their moves are shown one after
// another, at the pace that the reader prefers. A blow to the reader is held until it has been
// seen; a button skips ahead.
import type { State } from "../contract/server.ts";
import type { GameEvent } from "../net/live.svelte.ts";
import type { Tempo } from "../settings.svelte.ts";

export interface Shown {
  state: State;
  events: readonly GameEvent[];
}

const STEPS: Record<Tempo, { step: number; least: number }> = {
  calm: { step: 1000, least: 600 },
  brisk: { step: 460, least: 140 },
  at_once: { step: 0, least: 0 },
};
const HASTE = 55;

/** The time for which a step is shown, by the number of steps that wait. */
export function pause(tempo: Tempo, waiting: number): number {
  const { step, least } = STEPS[tempo];
  return Math.max(least, step - HASTE * (waiting - 1));
}

/** Whether a step comes from somebody else and goes on from what is on the table. Some answers tell
 * nothing: whoever stops a march only goes on to the next question. */
export function isNews(before: Shown, after: Shown): boolean {
  return (
    before.state.seat === after.state.seat &&
    before.state.question?.ask === "waiting" &&
    after.events.length >= before.events.length &&
    before.events.at(-1) === after.events[before.events.length - 1]
  );
}

/** Whether nobody can see that a step was taken: it takes no time to be shown. */
const isSilent = (before: Shown, after: Shown): boolean =>
  after.events.length === before.events.length;

export class Pace {
  shown = $state.raw<Shown | null>(null);
  /** The number of steps that are not shown yet. */
  waiting = $state(0);
  /** The blows to the reader in the shown step, which stays until they have been seen. */
  struck = $state.raw<readonly GameEvent[]>([]);

  readonly #tempo: () => Tempo;
  readonly #strikes: (event: GameEvent, seat: number) => boolean;
  #queue: Shown[] = [];
  /** Whether the turn of the house is being watched, so that later steps wait. */
  #paused = false;
  #timer = 0;
  #since = 0;

  constructor(tempo: () => Tempo, strikes: (event: GameEvent, seat: number) => boolean) {
    this.#tempo = tempo;
    this.#strikes = strikes;
  }

  get held(): boolean {
    return this.struck.length > 0;
  }

  /** Takes a new state from the server. */
  heard(next: Shown): void {
    const last = this.#queue.at(-1) ?? this.shown;
    const hurried = document.hidden || this.#tempo() === "at_once";
    if (!last || hurried || !isNews(last, next)) {
      this.#put([next]);
      this.skip();
      return;
    }
    this.#put([...this.#queue, next]);
    this.#goOn();
  }

  /** Makes steps wait, because the reader is watching something that came before them. */
  pause(on: boolean): void {
    this.#paused = on;
    if (!on) {
      this.#goOn();
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** Shows the newest state now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.struck = [];
    const newest = this.#queue.at(-1);
    this.#put([]);
    if (newest) this.#show(newest);
  }

  /** Continues after a held step has been seen. */
  goOn(): void {
    if (!this.held) return;
    this.struck = [];
    this.#step();
  }

  #put(queue: Shown[]): void {
    this.#queue = queue;
    this.waiting = queue.length;
  }

  #goOn(): void {
    if (this.#queue.length && !this.#timer && !this.held && !this.#paused) this.#plan();
  }

  #plan(): void {
    const silent = this.shown !== null && isSilent(this.shown, this.#queue[0]!);
    const due = this.#since + pause(this.#tempo(), this.#queue.length) - performance.now();
    this.#timer = window.setTimeout(() => this.#step(), silent ? 0 : Math.max(0, due));
  }

  #step(): void {
    this.#timer = 0;
    const [next, ...rest] = this.#queue;
    const before = this.shown;
    this.#put(rest);
    if (next) {
      if (before && isSilent(before, next)) this.shown = next;
      else this.#show(next);
      this.struck = before ? this.#strokes(before, next) : [];
    }
    this.#goOn();
  }

  #strokes(before: Shown, { state, events }: Shown): GameEvent[] {
    const { seat, question } = state;
    // A player who is asked is looking anyway.
    if (seat === null || question?.ask === "question" || state.outcome !== null) return [];
    return events.slice(before.events.length).filter((event) => this.#strikes(event, seat));
  }

  #show(next: Shown): void {
    this.#since = performance.now();
    this.shown = next;
  }
}
