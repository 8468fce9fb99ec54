// Workers for an action: the proposal, and what a tap on another kind of worker swaps. Which crews there
// are, the question says.
import type { Choice, Question } from "../../contract/shared.ts";
import { crewOf } from "./about.ts";

/** Whether the question is which workers go. */
export const paying = (question: Question | null): boolean => question?.kind === "crew";

const countIn = (crew: readonly string[], kind: string): number =>
  crew.filter((one) => one === kind).length;

/** How many workers of one crew are not in the other. */
function apart(crew: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return crew.filter((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** The crew with one more worker of a kind that differs least; where none can have more, one with fewer. */
export function swapped(
  choices: readonly Choice[],
  now: readonly string[],
  kind: string,
): number | null {
  const has = countIn(now, kind);
  const ranked = choices
    .map((choice, index) => ({ index, crew: crewOf(choice) }))
    .map(({ index, crew }) => ({ index, more: countIn(crew, kind) - has, far: apart(crew, now) }))
    .filter(({ more }) => more)
    .sort(
      (a, b) =>
        Number(b.more > 0) - Number(a.more > 0) ||
        Math.abs(a.more) - Math.abs(b.more) ||
        a.far - b.far,
    );
  return ranked[0]?.index ?? null;
}

/** Kinds that the crews are made of, with the most that any of them takes. */
export function kindsIn(choices: readonly Choice[]): { kind: string; most: number }[] {
  const crews = choices.map(crewOf);
  const kinds = [...new Set(crews.flat())];
  return kinds.map((kind) => ({
    kind,
    most: Math.max(...crews.map((crew) => countIn(crew, kind))),
  }));
}

export const inCrew = countIn;
