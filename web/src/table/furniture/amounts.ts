// Arithmetic of amounts: steps between limits, sums, and swaps that keep a sum. The rules decide
// what may be paid with what; they give the limits.

/** The amount after a key; null if the key has no meaning here. */
export function stepped(key: string, count: number, lo: number, hi: number): number | null {
  const within = (wanted: number): number => Math.max(lo, Math.min(hi, wanted));
  switch (key) {
    case "ArrowUp":
    case "ArrowRight":
    case "+":
      return within(count + 1);
    case "ArrowDown":
    case "ArrowLeft":
    case "-":
      return within(count - 1);
    case "PageUp":
      return within(count + 5);
    case "PageDown":
      return within(count - 5);
    case "Home":
      return lo;
    case "End":
      return hi;
    default:
      return null;
  }
}

/** A part of a payment or of a multiset: the number in it, and the number there are. */
export interface Part {
  key: string;
  count: number;
  of: number;
}

export const sum = (parts: readonly Part[]): number =>
  parts.reduce((total, { count }) => total + count, 0);

/** The largest amount of a part for which the total stays within a limit. */
export const most = (parts: readonly Part[], key: string, hi: number): number => {
  const part = parts.find((one) => one.key === key);
  return part ? Math.min(part.of, part.count + Math.max(0, hi - sum(parts))) : 0;
};

/** The parts with one more of one part and one less of the largest other one, so that the sum stays
 * the same. With no other part to take from, the part only grows; a part that is already complete
 * stays. */
export function swapped<P extends Part>(parts: readonly P[], key: string, need: number): P[] {
  const wanted = parts.find((part) => part.key === key);
  if (!wanted || wanted.count >= wanted.of) return [...parts];
  const others = parts.filter((part) => part.key !== key && part.count > 0);
  const fullest = others.reduce<P | null>(
    (best, part) => (best === null || part.count > best.count ? part : best),
    null,
  );
  const over = sum(parts) + 1 > need;
  if (over && fullest === null) return [...parts];
  return parts.map((part) => {
    if (part.key === key) return { ...part, count: part.count + 1 };
    return over && part === fullest ? { ...part, count: part.count - 1 } : part;
  });
}
