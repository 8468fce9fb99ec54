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
const LEAST_SEEN = 44;

/** Cards side by side while there is room, then narrower, then overlapping. `scale` is 1 for a
 * table of the size it was drawn for. */
export function fan(count: number, room: number, scale: number): Fan {
  const most = (count < MANY ? WIDE : NARROW) * scale;
  const least = NARROW * scale;
  if (count < 2) return { width: most, step: most };
  const gap = GAP * scale;
  const fitting = (room - (count - 1) * gap * 0.6) / count;
  const width = Math.min(most, Math.max(least, fitting));
  const step = Math.min(width + gap, (room - width) / (count - 1));
  return { width, step: Math.max(Math.min(LEAST_SEEN, width), step) };
}

/** On a phone a hand is a grid of piles. Lying on its side it has less height for it. */
export function phoneColumns(count: number, lying: boolean): number {
  if (lying) return count > 8 ? 5 : count > 6 ? 4 : 3;
  return count > 9 ? 4 : 3;
}
