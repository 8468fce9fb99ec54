// The visible auction: sealed bids, and their outcome once they are open.
import type { LegendsView } from "../../contract/legends.ts";
import type { GameEvent } from "../../net/live.svelte.ts";

export interface Opened {
  /** The bids by seat. */
  bids: readonly number[];
  /** The rolls of the tied players, one after another. */
  rolls: readonly { seat: number; die: number }[];
  winner: number;
  /** The seats with the same highest bid, if there are several. */
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

/** Whether the auction is shown: while it lasts, and until a card is taken. A game that was brought
 * along after its auction has no data about it. */
export const isShown = ({ phase, players }: LegendsView, events: readonly GameEvent[]): boolean =>
  phase === "bids" ||
  (opened(events) !== null &&
    (phase === "first" || (phase === "turns" && players.every(({ cards }) => cards.length === 0))));
