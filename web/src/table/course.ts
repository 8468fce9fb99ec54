// How a game stood after each of its turns, and at which moment of the replay that was.
import type { Course } from "../contract/server.ts";
import type { GameEvent } from "../net/live.svelte.ts";

export interface Stop {
  /** The turn that has just ended; null is where it all began. */
  turn: number | null;
  /** The moment of the replay. */
  number: number;
  /** Everybody's score. */
  totals: readonly number[];
}

/** A turn has ended for all when the next begins for somebody; the last ends with the game. */
export function stops(
  { first, events: seen, totals }: Course,
  events: readonly GameEvent[],
  before = 0,
): Stop[] {
  const at = (turn: number | null, moment: number): Stop => ({
    turn,
    number: first + moment,
    totals: totals[moment] ?? [],
  });
  const found = [at(null, 0)];
  let turn: number | null = null;
  events.forEach((event, place) => {
    if (event.event !== "turn_began") return;
    const next = Number(event["turn"] ?? event["round"]);
    if (turn !== null && next > turn) {
      const moment = seen.findIndex((count) => count > before + place);
      if (moment >= 0) found.push(at(turn, moment));
    }
    turn = Math.max(turn ?? next, next);
  });
  return [...found, at(turn ?? 1, totals.length - 1)];
}
