// The auction, as it is seen: sealed bids, and what came of them once they are open.
import type { LegendsView } from "../../contract/legends.ts";
import type { GameEvent } from "../../net/live.svelte.ts";

export interface Opened {
  /** By seat. */
  bids: readonly number[];
  /** What those who tied have rolled, one after another. */
  rolls: readonly { seat: number; die: number }[];
  winner: number;
  /** Several had bid as much. */
  tied: readonly number[];
}

/** The bids of this game, if they are open. */
export function opened(events: readonly GameEvent[]): Opened | null {
  const at = events.findLastIndex(({ event }) => event === "bids_opened");
  if (at < 0 || events.slice(at).some(({ event }) => event === "game_began")) return null;
  const since = events.slice(at);
  const won = since.find(({ event }) => event === "auction_won");
  return {
    bids: since[0]!["bids"] as number[],
    tied: (won?.["tied"] ?? []) as number[],
    rolls: since.flatMap((event) =>
      event.event === "tie_rolled"
        ? [{ seat: event["seat"] as number, die: event["die"] as number }]
        : [],
    ),
    winner: won?.["seat"] as number,
  };
}

/** While the auction lasts, and until somebody has taken a card. A game that was brought along after
 * its auction has nothing to show of it. */
export const isShown = ({ phase, players }: LegendsView, events: readonly GameEvent[]): boolean =>
  phase === "bids" ||
  (opened(events) !== null &&
    (phase === "first" || (phase === "turns" && players.every(({ cards }) => cards.length === 0))));
