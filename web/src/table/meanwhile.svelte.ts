// The moves of others that the reader missed: offered when the reader comes back, and replayed at
// the table.
import type { Moment, State } from "../contract/server.ts";
import type { GameEvent } from "../net/live.svelte.ts";
import { Film } from "../replay/film.svelte.ts";
import type { Shown } from "./pace.svelte.ts";
import { see, seenAt } from "./seen.ts";

export type FetchMeanwhile = (number: number | null, seat: number) => Promise<Moment>;

export class Meanwhile {
  /** Whether others have moved since this seat last answered. */
  possible = $state(false);
  /** Whether the reader missed those moves. */
  offered = $state(false);
  /** The film that is being watched. */
  film = $state.raw<Film | null>(null);

  readonly #table: string;
  readonly #fetch: FetchMeanwhile;
  /** Whether the next look at the table comes after an absence. */
  #coming = true;
  #last: State | null = null;
  /** The number of answers, so that a film requested before an answer is not offered after it. */
  #answers = 0;

  constructor(table: string, fetch: FetchMeanwhile) {
    this.#table = table;
    this.#fetch = fetch;
  }

  /** Notes that nobody is looking: the page is hidden, or the connection is lost. */
  away(): void {
    this.#coming = true;
  }

  /** Notes that the reader sees the table as it stands. */
  looks({ state, events }: Shown): void {
    const before = this.#last;
    this.#last = state;
    if (state.question === null) this.possible = this.offered = false; // the end is shown instead
    if (state.seat === null || state.question === null) return;
    if (this.#coming) {
      // A person who sees the table for the first time has missed nothing.
      const seen = seenAt(this.#table, state.seat) ?? events.length;
      void this.#ask(state.seat, events.length > seen);
    } else if (before && before !== state && before.question?.ask === "waiting")
      this.possible = true;
    this.#coming = false;
    see(this.#table, state.seat, events.length);
  }

  /** Drops the offer after the reader has answered. */
  answered(): void {
    this.#answers += 1;
    this.possible = this.offered = false;
  }

  async #ask(seat: number, news: boolean): Promise<void> {
    const answers = this.#answers;
    // If the server refuses, the game goes on without the film.
    const moment = await this.#fetch(null, seat).catch(() => null);
    if (!moment || answers !== this.#answers || !this.#last?.question) return;
    this.possible = moment.total > moment.first;
    this.offered = this.possible && news;
  }

  async watch(seat: number): Promise<void> {
    this.offered = false;
    const film = new Film((number) => this.#fetch(number, seat));
    await film.open(0, seat);
    if (!film.moment) return;
    this.film = film;
    film.play();
  }

  close(): void {
    this.film?.close();
    this.film = null;
  }
}

/** A past moment, as the table would have shown it. */
export const asShown = (moment: Moment): Shown => ({
  state: {
    type: "state",
    seat: moment.seat,
    view: moment.views[0],
    question: moment.asked.length ? { ask: "waiting", seats: moment.asked } : null,
    number: null,
    can_undo: null,
    can_undo_whole: false,
    standing: {},
    standing_choices: {},
    events: [],
    events_from: 0,
    outcome: null,
    times: null,
  },
  events: moment.events as GameEvent[],
});
