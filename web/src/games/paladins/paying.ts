// Workers for an action: the proposal, and the swap by a tap on another kind of worker. The
// question has all possible crews.
import type { Choice, Question } from "../../contract/shared.ts";
import { crewOf } from "./about.ts";

/** Whether the question is about the workers to use. */
export const paying = (question: Question | null): boolean => question?.kind === "crew";

const countIn = (crew: readonly string[], kind: string): number =>
  crew.filter((one) => one === kind).length;

/** The number of workers of one crew that are not in the other. */
function apart(crew: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return crew.filter((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** The most similar crew with one more worker of a kind; if none has more, with one fewer. */
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

/** The kinds in the crews, each with the largest number that a crew takes. */
export function kindsIn(choices: readonly Choice[]): { kind: string; most: number }[] {
  const crews = choices.map(crewOf);
  const kinds = [...new Set(crews.flat())];
  return kinds.map((kind) => ({
    kind,
    most: Math.max(...crews.map((crew) => countIn(crew, kind))),
  }));
}

export const inCrew = countIn;
