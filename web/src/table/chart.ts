// A chart of numbers over turns: the positions of everything in a box of a given size.

/** A line: one number after each turn, beginning with the start. */
export type Series = readonly number[];

/** Dashes by seat: lines differ by dash and marker as well as by colour. */
export const DASHES = ["", "9 5", "2.5 5", "14 4 3 4", "5 3", "1 4"];
export const MARKERS = [
  "M0-6 6 5H-6Z",
  "M-5-5H5V5H-5Z",
  "M-5.5 0A5.5 5.5 0 1 0 5.5 0 5.5 5.5 0 1 0-5.5 0Z",
  "M0-7 7 0 0 7-7 0Z",
  "M-5-5 5 5M5-5-5 5",
  "M-6 0H6M0-6V6",
];

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Chart {
  x: (turn: number) => number;
  y: (value: number) => number;
  turns: number[];
  values: number[];
  last: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** Round numbers between two bounds, about as many as wanted. */
export function ticks(from: number, to: number, wanted: number): number[] {
  const step = STEPS.find((size) => (to - from) / size <= wanted) ?? 1000;
  const found = [];
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) found.push(value);
  return found;
}

export function chart(series: readonly Series[], box: Box): Chart {
  const last = Math.max(1, ...series.map((line) => line.length - 1));
  const low = Math.min(0, ...series.flat());
  const high = Math.max(5, ...series.flat());
  const wide = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  return {
    x: (turn) => box.left + (turn / last) * wide,
    y: (value) => box.top + ((high - value) / (high - low)) * tall,
    turns: ticks(0, last, 5),
    values: ticks(low, high, 4),
    last,
  };
}

/** Heights of labels at the ends of lines, moved apart so that none covers another and none is
 * below the lowest possible place. */
export function spread(heights: readonly number[], gap: number, lowest = Infinity): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((line, i) => {
    const above = order[i - 1];
    if (above !== undefined) placed[line] = Math.max(placed[line]!, placed[above]! + gap);
  });
  order.forEach((line, i) => {
    placed[line] = Math.min(placed[line]!, lowest - (order.length - 1 - i) * gap);
  });
  return placed;
}
