// The answer that the table previews: the one pointed at, otherwise the chosen one.
import type { Choice } from "../../contract/shared.ts";
import type { Choosing } from "../../table/choosing.svelte.ts";

export const shownAnswer = (choosing: Choosing): Choice | undefined =>
  choosing.considered === null
    ? choosing.options[0]
    : choosing.question?.choices[choosing.considered];
