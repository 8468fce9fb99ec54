// The current choices by place; pages of a phone show their number.
import type { Choosing } from "../../table/choosing.svelte.ts";

export interface Lit {
  /** Everything that can be chosen on the table: "town/forest". */
  all: readonly string[];
  /** Those of them in these zones. */
  within: (...zones: string[]) => string[];
}

export function litOn(choosing: Choosing): Lit {
  const targets = new Set((choosing.question?.choices ?? []).map(({ target }) => target));
  const all = [...targets].filter((target) => choosing.at(target));
  return {
    all,
    within: (...zones) =>
      all.filter((target) => zones.includes(target.slice(0, target.indexOf("/")))),
  };
}
