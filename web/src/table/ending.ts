// The ways out of a running game, for one who plays there.
import type { TableInfo } from "../contract/server.ts";

export const WAYS_OUT = ["leave", "stop", "abandon", "resign"] as const;
export type WayOut = (typeof WAYS_OUT)[number];

export interface Concerns {
  /** Nobody else, one other player, or several. */
  how: "alone" | "two" | "more";
  /** The seat that wins when the reader resigns, where that is sure. */
  winner: number | null;
}

/** Whom it concerns when the reader goes. */
export function concerns(table: TableInfo, me: string, seat: number): Concerns {
  const stays = table.seats.filter((other) => other.seat !== seat && !other.resigned);
  const plays = stays.some((other) => other.bot === null && other.person !== me);
  const winner = stays.length === 1 ? stays[0]!.seat : null;
  if (!plays) return { how: "alone", winner };
  return { how: winner === null ? "more" : "two", winner };
}
