// A reviewed game: which parts of the review are shown to whom.
import type { Costly, Odds, Review } from "../contract/server.ts";
import { t } from "../words.svelte.ts";

export const MOST = 3;

/** The height of a screen, in pixels, below which a review makes room for its decisions. */
export const LOW = 800;

/** The costliest decisions, the worst first: the reader's own, or everybody's for a reader who did
 * not play. */
export function told({ costly }: Review, own: readonly number[]): Costly[] {
  const mine = own.length ? costly.filter(({ seat }) => own.includes(seat)) : costly;
  return mine.slice(0, MOST);
}

/** The decisions that were examined again. The numbers of the others are not reliable yet. */
export const settled = (costly: readonly Costly[]): Costly[] => costly.filter(({ sure }) => sure);

/** Whether its cost is given in points of a team instead of chances. */
export const inPoints = ({ standing }: Costly): boolean => standing != null;

/** In which turn a decision was made, and in which game where the match is several. */
export function when({ turn, game }: Costly, counts: "turn" | "round"): string {
  if (!turn) return "";
  return game ? t(`end-of-game-${counts}`, { game, turn }) : t(`bar-${counts}`, { turn });
}

/** How the chances stood at a moment: as they were at the beginning of the turn that it lies in. While
 * turns are missing, only what was found out for that very moment. */
export function at(chances: readonly Odds[], number: number, whole = true): Odds | undefined {
  if (!whole) return chances.find((chance) => chance.number === number);
  return chances.findLast((chance) => chance.number <= number) ?? chances[0];
}

/** The lines of a chart: each seat's chances in percent, or, if the game can tell, the team's
 * standing in points beyond its goal. */
export interface Course {
  isTeam: boolean;
  lines: { number: number; value: number }[][];
  /** The labels at the side, the lowest first. */
  marks: number[];
}

export function course(chances: readonly Odds[], players: number): Course {
  const foreseen = chances.flatMap(({ number, standing }) =>
    standing == null ? [] : [{ number, value: standing }],
  );
  if (!foreseen.length) {
    const line = (seat: number) =>
      chances.map(({ number, seats }) => ({ number, value: seats[seat] ?? 0 }));
    return {
      isTeam: false,
      lines: Array.from({ length: players }, (_, i) => line(i)),
      marks: [0, 50, 100],
    };
  }
  const values = foreseen.map(({ value }) => value);
  const low = Math.min(0, Math.floor(Math.min(...values) / 10) * 10);
  const high = Math.max(0, Math.ceil(Math.max(...values) / 10) * 10);
  // A label too close to the goal would hide it.
  const close = (high - low) / 6;
  const marks = [low, 0, high].filter((mark, i) => i === 1 || Math.abs(mark) > close);
  return { isTeam: true, lines: [foreseen], marks };
}

/** The side of its goal on which a team stands. */
export const side = (points: number): "short" | "even" | "beyond" =>
  points < 0 ? "short" : points > 0 ? "beyond" : "even";

/** The moment meant by a point on the chart: costly decisions attract the pointer. */
export function meant(number: number, costly: readonly Costly[], reach: number): number {
  const far = (one: Costly): number => Math.abs(one.number - number);
  const near = costly.toSorted((a, b) => far(a) - far(b))[0];
  return near && far(near) <= reach ? near.number : Math.round(number);
}

export interface Spot {
  x: number;
  y: number;
}

/** Positions of marks of a given size on a chart, so that none hides another: an overlapping later
 * mark moves up or down, whichever is nearer, but not off the chart. */
export function apart(spots: readonly Spot[], size: number, top: number, bottom: number): Spot[] {
  const placed: Spot[] = [];
  for (const { x, y } of spots) {
    const near = placed.filter((other) => Math.abs(other.x - x) < size);
    const free = [y, ...near.flatMap((other) => [other.y - size, other.y + size])]
      .filter((at) => at >= top && at <= bottom)
      .filter((at) => near.every((other) => Math.hypot(other.x - x, other.y - at) >= size))
      .toSorted((a, b) => Math.abs(a - y) - Math.abs(b - y));
    placed.push({ x, y: free[0] ?? y });
  }
  return placed;
}
