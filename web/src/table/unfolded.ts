// The place of a panel of the question: not over the things that the question is about.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 6;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** The box moved vertically. A DOMRect can't be spread, because its fields are inherited. */
const moved = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left,
  right,
  top: top + by,
  bottom: bottom + by,
});

/** The distance by which a panel that opens above the question moves down or up: above all of these
 * things; below the question if that is at the very top; 0 if there is no free place. */
export function shift(panel: Box, question: Box, things: readonly Box[], ceiling: number): number {
  const under = (by: number): Box[] => things.filter((thing) => meet(moved(panel, by), thing));
  if (panel.top < ceiling) {
    const down = question.bottom - panel.top + GAP;
    return under(down).length ? 0 : down;
  }
  let by = 0;
  for (;;) {
    const covered = under(by);
    if (covered.length === 0) return by;
    by = Math.min(...covered.map(({ top }) => top)) - GAP - panel.bottom;
    if (panel.top + by < ceiling) return 0;
  }
}

/** The boxes of everything on a stage that can be chosen, and of everything opened by the
 * question. */
export function asked(stage: Element): Box[] {
  const things = [...stage.querySelectorAll(".thing.lit, [data-about]")];
  return things.map((thing) => thing.getBoundingClientRect());
}
