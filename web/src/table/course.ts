// How a game stood after each of its turns, and at which moment of the replay that was.
import type { Course } from "../contract/server.ts";
import type { GameModule } from "../games/game.ts";
import type { GameEvent } from "../net/live.svelte.ts";
import { deedOf } from "./log.ts";

export interface Stop {
  /** The turn that has just ended; null is where it all began. */
  turn: number | null;
  /** The game of a series in which it has: each counts its turns from one. */
  game?: number;
  /** The moment of the replay. */
  number: number;
  /** Everybody's score. */
  totals: readonly number[];
}

/** A turn has ended for all when the next begins for somebody; the last ends with the game. `now` is
 * the turn of the end: a game that was begun in the middle of a turn may end before another begins. */
export function stops(
  { first, events: seen, totals }: Course,
  events: readonly GameEvent[],
  before = 0,
  now = 1,
): Stop[] {
  let game = 0;
  const at = (turn: number | null, moment: number): Stop => ({
    turn,
    ...(game > 0 && { game }),
    number: first + moment,
    totals: totals[moment] ?? [],
  });
  const found = [at(null, 0)];
  let turn: number | null = null;
  const stop = (place: number): void => {
    const moment = seen.findIndex((count) => count > before + place);
    if (turn !== null && moment >= 0) found.push(at(turn, moment));
  };
  events.forEach((event, place) => {
    if (event.event === "game_began") {
      stop(place);
      [game, turn] = [Number(event["game"]), null];
    }
    if (event.event !== "turn_began") return;
    const next = Number(event["turn"] ?? event["round"]);
    if (turn !== null && next > turn) stop(place);
    turn = Math.max(turn ?? next, next);
  });
  return [...found, at(turn ?? now, totals.length - 1)];
}

export interface Turning {
  /** The stop from which on the winner was ahead to the end. */
  at: number;
  /** The stop before: where one could try otherwise. */
  from: Stop;
  /** The place among the events of what made the difference; null if nothing stands out. */
  event: number | null;
}

/** When the game turned: since then the winner has never lost the lead, or was never behind where
 * points are equal in the end. Null where that holds from the first turn on, or nobody won alone. */
export function turning(
  { first, events, totals }: Course,
  found: readonly Stop[],
  winner: number,
): Turning | null {
  const lead = (all: readonly number[]): number =>
    (all[winner] ?? 0) - Math.max(...all.filter((_, seat) => seat !== winner));
  const ahead = lead(found.at(-1)?.totals ?? []) > 0;
  const at = found.findLastIndex(({ totals }) => lead(totals) < (ahead ? 1 : 0)) + 1;
  if (at < 2 || at >= found.length) return null;
  const [from, to] = [found[at - 1]!, found[at]!];
  const moments = Array.from(
    { length: to.number - from.number },
    (_, i) => from.number - first + 1 + i,
  );
  /** What the winner gained tells more than what others paid or lost meanwhile. */
  const own = (moment: number): boolean =>
    (totals[moment]?.[winner] ?? 0) > (totals[moment - 1]?.[winner] ?? 0);
  const most = (some: readonly number[]): number | null => {
    let [best, event]: [number, number | null] = [0, null];
    for (const moment of some) {
      const gain = lead(totals[moment] ?? []) - lead(totals[moment - 1] ?? []);
      if (gain > best) [best, event] = [gain, events[moment - 1] ?? null];
    }
    return event;
  };
  return { at, from, event: most(moments.filter(own)) ?? most(moments) };
}

/** What happened at a place among the events, by the one that tells best: the first of the game's telling
 * kinds before somebody else does something; or else the deed that it was a part of. */
export function told(
  events: readonly GameEvent[],
  at: number,
  game: Pick<GameModule, "telling" | "log">,
): GameEvent | undefined {
  const telling = game.telling ?? [];
  const first = events[at];
  const rest = events.slice(at);
  const end = rest.findIndex((event) => event["seat"] !== first?.["seat"]);
  return (
    rest.slice(0, end < 0 ? undefined : end).find(({ event }) => telling.includes(event)) ??
    (first && deedOf(first, events, game)) ??
    first
  );
}
