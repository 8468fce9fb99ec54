// Where a panel of the question opens: not over what the question is about.

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

/** A rectangle of the page can't be spread: what it has is inherited. */
const moved = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left,
  right,
  top: top + by,
  bottom: bottom + by,
});

/** How far a panel that opens above the question moves down, or up: above all of these things; below
 * the question where that is at the very top; not at all where there is no free place. */
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

/** Everything on a stage that can be chosen, and what lies open because of the question. */
export function asked(stage: Element): Box[] {
  const things = [...stage.querySelectorAll(".thing.lit, [data-about]")];
  return things.map((thing) => thing.getBoundingClientRect());
}
