// The layout of a hand of cards in its place.

export interface Fan {
  /** The width of a card. */
  width: number;
  /** The distance from one card's left edge to the next one's. */
  step: number;
}

const MANY = 8;
const WIDE = 146;
const NARROW = 120;
const GAP = 19;
const LEAST = 108;
/** The width in pixels below which the text of a card is too small to read. */
const READABLE = 112;
const LEAST_SEEN = 44;

/** The fan of a number of cards: side by side while there is room, then narrower, then overlapping.
 * `scale` is 1 for a table of its original size. */
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

/** The fan of piles, which can be narrower and still be readable. */
export function row(count: number, room: number, scale: number): Fan {
  const most = WIDE * scale;
  if (count < 2) return { width: most, step: most };
  const gap = PILE_GAP * scale;
  const width = Math.min(most, Math.max(LEAST_PILE * scale, (room - (count - 1) * gap) / count));
  const step = Math.min(width + gap, (room - width) / (count - 1));
  return { width, step: Math.max(Math.min(LEAST_SEEN, width), step) };
}

/** The number of columns of a hand on a phone, where it is a grid of piles. A phone on its side has
 * less height for it. */
export function phoneColumns(count: number, lying: boolean): number {
  if (lying) return count > 15 ? 6 : count > 8 ? 5 : count > 6 ? 4 : 3;
  return count > 12 ? 5 : count > 9 ? 4 : 3;
}

/** The form of a hand: every card separately; equal cards stacked; equal cards stacked in rows of
 * piles. */
export type Lie = "cards" | "stacks" | "piles";

const BETWEEN = 6;
const whole = ({ width, step }: Fan): boolean => step >= width + BETWEEN;

/** The form in which no name is covered by the next card. */
export function lie(cards: readonly string[], fit: (count: number) => Fan): Lie {
  if (cards.length < 2 || whole(fit(cards.length))) return "cards";
  const kinds = new Set(cards).size;
  return kinds < 2 || whole(fit(kinds)) ? "stacks" : "piles";
}

/** The most cards that lie separately on a phone. */
const APART = { portrait: 9, landscape: 6 };

export const phoneLie = (count: number, layout: keyof typeof APART): Lie =>
  count > APART[layout] ? "stacks" : "cards";

export interface Held {
  card: string;
  /** Its index among the cards of its name. */
  nth: number;
  /** An id that a card keeps while others come and go. */
  id: string;
}

export interface Stack extends Held {
  /** The number of cards of its name in this stack. */
  like: number;
}

/** The cards stacked by name, in the order of their first appearance. */
export function stacked(cards: readonly string[]): Stack[] {
  return [...new Set(cards)].map((card) => ({
    card,
    nth: 0,
    id: `${card}.0`,
    like: cards.filter((other) => other === card).length,
  }));
}

/** The cards with ids; equal cards differ by their number. */
export function told(cards: readonly string[]): Held[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    const nth = seen[card] ?? 0;
    seen[card] = nth + 1;
    return { card, nth, id: `${card}.${nth}` };
  });
}
