// Things of Legends: "card/lake", "leader/white_knight", "token/stable", "region/h1"; and the pieces
// that travel, "army/0", "army/neutral", "city/2", "coin/1".

import { named as split, type Named } from "../things.ts";
import { CARDS, LEADERS } from "./cards/facts.ts";

type Sort = "card" | "leader" | "token" | "region" | "army" | "city" | "coin" | "sign";

export const named = (thing: string): Named<Sort> => split(thing);

/** The thing that a key alone refers to. */
export function thingOf(key: string): string {
  if (LEADERS.includes(key)) return `leader/${key}`;
  return key in CARDS ? `card/${key}` : `token/${key}`;
}
