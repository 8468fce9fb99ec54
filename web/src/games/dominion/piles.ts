// The piles of the supply, as they lie on the table.
import { BASICS, CARDS } from "./cards/facts.ts";

const isTreasure = (card: string): boolean => CARDS[card]!.types.includes("treasure");

export const TREASURES = BASICS.filter(isTreasure);
/** Victory cards and curses. */
export const GREENS = BASICS.filter((card) => !isTreasure(card));

/** The kingdom from cheap to dear; equal costs stay in the order of the table. */
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
