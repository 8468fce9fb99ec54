// How a hand of cards fits into its place.

export interface Fan {
  /** The width of a card. */
  width: number;
  /** From one card's left edge to the next one's. */
  step: number;
}

const MANY = 8;
const WIDE = 146;
const NARROW = 120;
const GAP = 19;
const LEAST = 108;
/** In pixels: the text of a narrower card is too small to be read. */
const READABLE = 112;
const LEAST_SEEN = 44;

/** Cards side by side while there is room, then narrower, then overlapping. `scale` is 1 for a
 * table of the size it was drawn for. */
export function fan(count: number, room: number, scale: number): Fan {
  const most = (count < MANY ? WIDE : NARROW) * scale;
  const least = Math.min(most, Math.max(LEAST * scale, READABLE));
  if (count < 2) return { width: most, step: most };
  const gap = GAP * scale;
  const fitting = (room - (count - 1) * gap * 0.6) / count;
  const width = Math.min(most, Math.max(least, fitting));
  const step = Math.min(width + gap, (room - width) / (count - 1));
  return { width, step: Math.max(Math.min(LEAST_SEEN, width), step) };
}

const PILE_GAP = 12;
const LEAST_PILE = 100;

/** The same for piles, which can be narrower and still be read. */
export function row(count: number, room: number, scale: number): Fan {
  const most = WIDE * scale;
  if (count < 2) return { width: most, step: most };
  const gap = PILE_GAP * scale;
  const width = Math.min(most, Math.max(LEAST_PILE * scale, (room - (count - 1) * gap) / count));
  const step = Math.min(width + gap, (room - width) / (count - 1));
  return { width, step: Math.max(Math.min(LEAST_SEEN, width), step) };
}

/** On a phone a hand is a grid of piles. Lying on its side it has less height for it. */
export function phoneColumns(count: number, lying: boolean): number {
  if (lying) return count > 15 ? 6 : count > 8 ? 5 : count > 6 ? 4 : 3;
  return count > 12 ? 5 : count > 9 ? 4 : 3;
}

/** How a hand lies: every card by itself; like ones as one; like ones as one, in rows of piles. */
export type Lie = "cards" | "stacks" | "piles";

const BETWEEN = 6;
const whole = ({ width, step }: Fan): boolean => step >= width + BETWEEN;

/** No name may lie under the next card. */
export function lie(cards: readonly string[], fit: (count: number) => Fan): Lie {
  if (cards.length < 2 || whole(fit(cards.length))) return "cards";
  const kinds = new Set(cards).size;
  return kinds < 2 || whole(fit(kinds)) ? "stacks" : "piles";
}

/** Cards on a phone that each lie by themselves, at most. */
const APART = { portrait: 9, landscape: 6 };

export const phoneLie = (count: number, layout: keyof typeof APART): Lie =>
  count > APART[layout] ? "stacks" : "cards";

export interface Held {
  card: string;
  /** Which of the cards of its name. */
  nth: number;
  /** The same card keeps this while others come and go. */
  id: string;
}

export interface Stack extends Held {
  /** How many cards of its name lie here as one. */
  like: number;
}

/** Cards of one name as one, in the order of their first. */
export function stacked(cards: readonly string[]): Stack[] {
  return [...new Set(cards)].map((card) => ({
    card,
    nth: 0,
    id: `${card}.0`,
    like: cards.filter((other) => other === card).length,
  }));
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
