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

export interface Held {
  card: string;
  /** Which of the cards of its name. */
  nth: number;
  /** The same card keeps this while others come and go. */
  id: string;
}

/** Cards that look alike are told apart by their number among their like. */
export function told(cards: readonly string[]): Held[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    const nth = seen[card] ?? 0;
    seen[card] = nth + 1;
    return { card, nth, id: `${card}.${nth}` };
  });
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
