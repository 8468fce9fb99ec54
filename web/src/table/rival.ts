import type { Outcome, Score } from "../contract/shared.ts";

/** The result of a solo game, with the opponent that the rules play as one more seat. */
export function withRival(outcome: Outcome, rival: Score, ending: string | null): Outcome {
  const won = outcome.together === true && ending === null;
  return {
    ...outcome,
    together: null,
    ranks: [...outcome.ranks.map(() => (won ? 1 : 2)), won ? 2 : 1],
    scores: [...outcome.scores, rival],
  };
}
