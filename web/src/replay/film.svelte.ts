// A finished game, moment by moment. The moments around the shown one are fetched ahead; while the
// slider is dragged, only those where it rests are fetched.
import type { Moment } from "../contract/server.ts";

/** The point of view: a seat's, a spectator's (null), or everybody's. */
export type Eyes = number | "open" | null;

export type FetchMoment = (number: number | null, eyes: Eyes) => Promise<Moment>;

const REST = 70;
const AHEAD = [1, 2, -1, 3];
const KEPT = 120;
export const PACE = 1100;

export class Film {
  /** The position of the slider; the moment on the table follows it. */
  number = $state(0);
  first = $state(0);
  total = $state(0);
  eyes = $state<Eyes>(null);
  moment = $state.raw<Moment | null>(null);
  /** The point of view of the moment on the table. */
  seen = $state<Eyes>(null);
  playing = $state(false);
  failure = $state.raw<unknown>(null);

  readonly #fetch: FetchMoment;
  // Only this class reads the cache.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #kept = new Map<string, Promise<Moment>>();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: FetchMoment) {
    this.#fetch = fetch;
  }

  /** Opens the film at a number, or at the end. */
  async open(number: number | null, eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    try {
      const moment = await this.#get(number, eyes);
      this.first = moment.first;
      this.total = moment.total;
      this.number = moment.number;
      this.#show(moment, eyes);
    } catch (failure) {
      this.failure = failure;
    }
  }

  close(): void {
    this.pause();
    clearTimeout(this.#rest);
  }

  go(number: number): void {
    this.number = Math.min(this.total, Math.max(this.first, Math.round(number)));
    clearTimeout(this.#rest);
    const known = this.#kept.has(key(this.number, this.eyes));
    if (known) void this.#load();
    else this.#rest = setTimeout(() => void this.#load(), this.moment ? REST : 0);
  }

  step(by: number): void {
    this.pause();
    this.go(this.number + by);
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.#load();
  }

  play(): void {
    if (this.number === this.total) this.go(this.first);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#next);
  }

  #wait(): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      // Waits for a moment that is still loading instead of skipping it.
      if (this.moment?.number === this.number) this.go(this.number + 1);
      if (this.number < this.total) this.#wait();
      else this.playing = false;
    }, PACE);
  }

  async #load(): Promise<void> {
    const { number, eyes } = this;
    try {
      const moment = await this.#get(number, eyes);
      if (number === this.number && eyes === this.eyes) this.#show(moment, eyes);
    } catch (failure) {
      this.pause();
      this.failure = failure;
    }
  }

  #show(moment: Moment, eyes: Eyes): void {
    this.seen = eyes;
    // A running game grows while it is watched.
    this.total = moment.total;
    this.moment = joined(this.moment, moment);
    this.failure = null;
    for (const by of AHEAD) {
      const number = moment.number + by;
      if (number < this.first || number > this.total) continue;
      // If fetching ahead fails, the moment is fetched again when the reader goes there.
      this.#get(number, eyes).catch(() => {});
    }
  }

  #get(number: number | null, eyes: Eyes): Promise<Moment> {
    const name = key(number, eyes);
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const asked = this.#fetch(number, eyes);
    this.#kept.set(name, asked);
    asked.then(
      (moment) => this.#kept.set(key(moment.number, eyes), asked),
      () => this.#kept.delete(name),
    );
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
    return asked;
  }
}

/** A step forward keeps the earlier events, so that only new ones are animated. */
function joined(before: Moment | null, now: Moment): Moment {
  const old = before?.events ?? [];
  const same =
    before !== null &&
    before.number === now.number - 1 &&
    before.seat === now.seat &&
    before.views.length === now.views.length &&
    old.length <= now.events.length &&
    JSON.stringify(old.at(-1)) === JSON.stringify(now.events[old.length - 1]);
  return same ? { ...now, events: [...old, ...now.events.slice(old.length)] } : now;
}

const key = (number: number | null, eyes: Eyes): string => `${number ?? "end"} ${eyes ?? "none"}`;

/** "?n=37&seat=open" and back. */
export function readAddress(query: URLSearchParams): { number: number | null; eyes: Eyes } {
  const n = query.get("n");
  const seat = query.get("seat");
  return {
    number: n !== null && /^\d{1,7}$/.test(n) ? Number(n) : null,
    eyes: seat === "open" ? "open" : seat !== null && /^\d$/.test(seat) ? Number(seat) : null,
  };
}

export function writeAddress(table: string, number: number, eyes: Eyes): string {
  const seat = eyes === null ? "" : `&seat=${eyes}`;
  return `/replay/${encodeURIComponent(table)}?n=${number}${seat}`;
}
