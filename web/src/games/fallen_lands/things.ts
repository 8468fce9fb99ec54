// Things of this game: "card/claim", "follower/mage", "field/12"; and what a score is about.

export interface Named {
  sort: "card" | "follower" | "field" | "sign";
  key: string;
}

export function named(thing: string): Named {
  const [sort, key] = thing.split("/") as [Named["sort"], string];
  return { sort, key };
}

/** The number of a field as options name it: "field:12"; null for everything else. */
export function fieldNumber(key: string): number | null {
  return key.startsWith("field:") ? Number(key.slice("field:".length)) : null;
}
