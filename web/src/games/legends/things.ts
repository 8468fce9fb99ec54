// Things of Legends: "card/lake", "leader/white_knight", "token/stable", "region/h1"; and the pieces
// that travel, "army/0", "army/neutral", "city/2", "coin/1".

import { CARDS, LEADERS } from "./cards/facts.ts";

export interface Named {
  sort: "card" | "leader" | "token" | "region" | "army" | "city" | "coin" | "sign";
  key: string;
}

export function named(thing: string): Named {
  const [sort, key] = thing.split("/") as [Named["sort"], string];
  return { sort, key };
}

/** What a key alone stands for. */
export function thingOf(key: string): string {
  if (LEADERS.includes(key)) return `leader/${key}`;
  return key in CARDS ? `card/${key}` : `token/${key}`;
}
