// The piles of the supply, as they lie on the table.
import { CARDS } from "./cards/facts.ts";

export const TREASURES = ["copper", "silver", "gold"];
export const GREENS = ["estate", "duchy", "province", "curse"];
export const BASICS = [...TREASURES, ...GREENS];

/** The kingdom from cheap to dear; like costs stay in the order of the table. */
export function kingdomOf(supply: Readonly<Record<string, number>>): string[] {
  return Object.keys(supply)
    .filter((card) => !BASICS.includes(card))
    .sort((a, b) => CARDS[a]!.cost - CARDS[b]!.cost);
}

const KINDS = ["action", "treasure", "victory", "curse"];

/** A hand in an order that makes it easy to read: Actions, Treasures from dear to cheap, the rest. */
export function sorted(hand: readonly string[]): string[] {
  const kind = (card: string): number =>
    KINDS.findIndex((type) => CARDS[card]!.types.includes(type as "action"));
  return [...hand].sort(
    (a, b) => kind(a) - kind(b) || CARDS[b]!.cost - CARDS[a]!.cost || a.localeCompare(b),
  );
}
