// The standings after each turn of a game, with the moment of the replay.
import type { Course } from "../contract/server.ts";
import type { GameModule } from "../games/game.ts";
import type { GameEvent } from "../net/live.svelte.ts";
import { deedOf } from "./log.ts";

export interface Stop {
  /** The turn that has just ended; null for the start of the game. */
  turn: number | null;
  /** The game of a series in which it ended; each game counts its turns from one. */
  game?: number;
  /** The moment of the replay. */
  number: number;
  /** Everybody's score. */
  totals: readonly number[];
}

/** The stops of a course. A turn ends when the next one begins for somebody; the last turn ends
 * with the game. `now` is the turn of the end: a game that was begun in the middle of a turn may
 * end before another one begins. */
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
  /** The stop from which the winner was ahead to the end. */
  at: number;
  /** The stop before it, from which another course could be tried. */
  from: Stop;
  /** The index of the decisive event; null if none stands out. */
  event: number | null;
}

/** The turning point of the game: since then the winner has never lost the lead, or has never been
 * behind if the points are equal in the end. Null if that holds from the first turn on, or nobody
 * won alone. */
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

/** The event that best tells what happened at an index: the first of the game's telling kinds
 * before another seat acts, otherwise the deed of which the event is a part. */
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
