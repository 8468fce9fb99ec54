import type { Outcome } from "../contract/shared.ts";

/** The points by which the only winner is ahead of those who have not resigned; null without such a
 * winner, or with nobody to be ahead of. */
export function leadOf(
  { ranks, scores, together }: Outcome,
  gone: readonly number[],
): number | null {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [winner] = winners;
  if (typeof together === "boolean" || winner === undefined || winners.length > 1) return null;
  const others = scores.filter((_, seat) => seat !== winner && !gone.includes(seat));
  if (!others.length) return null;
  return scores[winner]!.total - Math.max(...others.map(({ total }) => total));
}
