// The stakes of a side of a deal, line by line.
import type { DealRow } from "./pieces.ts";

/** "2 favor", "Brass Horse": everything that a side gives. */
export const staked = (rows: readonly DealRow[], side: "theirs" | "yours"): string[] =>
  rows.flatMap((row) => {
    const stake = row[side];
    if (stake.kind === "amount") return stake.count ? [`${row.name} ${stake.count}`] : [];
    if (stake.kind === "things") return stake.things.filter(({ on }) => on).map(({ text }) => text);
    return [];
  });

/** Whether anything differs from the version that the other side sealed. */
export const isChanged = (rows: readonly DealRow[]): boolean =>
  rows.some((row) =>
    [row.theirs, row.yours].some(
      (stake) => stake.kind === "amount" && stake.was !== undefined && stake.was !== stake.count,
    ),
  );
