// The clocks of a table, second by second.
import type { State } from "../contract/server.ts";
import { secondsLeft, timeText } from "../text/clock.ts";

interface Given {
  /** The times; none at a table without a clock. */
  times: () => State["times"];
  /** The server's time now, computed from this device's clock. */
  serverTime: (seconds: number) => number;
}

export interface Shown {
  text: string;
  low: boolean;
  out: boolean;
}

const LOW_SECONDS = 60;

export class Clocks {
  readonly #given: Given;
  #seconds = $state(Date.now() / 1000);

  /** Must be created during a component's initialisation. */
  constructor(given: Given) {
    this.#given = given;
    const run = $derived(given.times() !== null);
    $effect(() => {
      if (!run) return;
      const timer = setInterval(() => (this.#seconds = Date.now() / 1000), 1000);
      return () => clearInterval(timer);
    });
  }

  of(seat: number): Shown | undefined {
    const times = this.#given.times();
    if (!times) return undefined;
    const left = secondsLeft(times, seat, this.#given.serverTime(this.#seconds));
    const waits = times.since[seat] != null;
    return { text: timeText(left), low: waits && left < LOW_SECONDS, out: waits && left <= 0 };
  }
}
