// Words of rewards in a print: workers as meeples of their colour, everything else as its sign.
import { it, type Part } from "../../../../art/print.ts";
import { figure, icon } from "../../../../art/scene.ts";
import { iconOf, inksOf, isWorker } from "../../tokens.ts";

type Tone = "pale" | "hot";

export function worded(word: string, x: number, y: number, size: number, tone: Tone): Part {
  if (!isWorker(word)) return it(iconOf(word), x, y, size, tone);
  const [field, sign] = inksOf(word);
  return () =>
    figure("gi:meeple", x, y, size, field, 0, 0.42) +
    icon(iconOf(word), x + size * 0.31, y + size * 0.34, size * 0.38, sign);
}

/** Side by side around the middle. */
export const row = (words: readonly string[], y: number, size: number, tone: Tone): Part[] =>
  words.map((word, i) => {
    const step = size + 6;
    return worded(word, 103 - (words.length * step) / 2 + i * step, y, size, tone);
  });
