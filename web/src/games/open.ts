// Open cards: the hands of all players in one view.
import { counted, type Voice } from "../text/voice.ts";

/** One view made from those of all seats: each player as they see themselves. */
export function openView<P, V extends { seat: number | null; players: readonly P[] }>(
  views: readonly V[],
): V {
  const players = views.map((view, seat) => view.players[seat]!);
  return { ...views[0]!, seat: null, players };
}

/** A hand in words: "Copper ×3, Estate". */
export const named = (cards: readonly string[], voice: Voice): string =>
  counted(cards)
    .map(([card, count]) => voice.text(`card-${card}`) + (count > 1 ? ` ×${count}` : ""))
    .join(", ");
