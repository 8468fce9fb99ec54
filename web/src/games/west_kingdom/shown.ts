// The answer that the table shows before it is given: the one looked at, else the one chosen.
import type { Choice } from "../../contract/shared.ts";
import type { Choosing } from "../../table/choosing.svelte.ts";

export const shownAnswer = (choosing: Choosing): Choice | undefined =>
  choosing.considered === null
    ? choosing.options[0]
    : choosing.question?.choices[choosing.considered];
