// Things of this game: "card/claim", "follower/mage", "field/12"; and the things that a score
// counts.
import { named as split, type Named } from "../things.ts";

type Sort = "card" | "follower" | "field" | "sign";

export const named = (thing: string): Named<Sort> => split(thing);

/** The number of a field as options name it: "field:12"; null for everything else. */
export function fieldNumber(key: string): number | null {
  return key.startsWith("field:") ? Number(key.slice("field:".length)) : null;
}
