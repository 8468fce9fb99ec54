// The ways out of a running game, for a player in it.
import type { TableInfo } from "../contract/server.ts";

export const WAYS_OUT = ["leave", "stop", "abandon", "resign"] as const;
export type WayOut = (typeof WAYS_OUT)[number];

export interface Concerns {
  /** The number of other players: none, one, or several. */
  how: "alone" | "two" | "more";
  /** The seat that wins when the reader resigns, if that is certain. */
  winner: number | null;
}

/** The players affected when the reader leaves. */
export function concerns(table: TableInfo, me: string, seat: number): Concerns {
  const stays = table.seats.filter((other) => other.seat !== seat && !other.resigned);
  const plays = stays.some((other) => other.bot === null && other.person !== me);
  const winner = stays.length === 1 ? stays[0]!.seat : null;
  if (!plays) return { how: "alone", winner };
  return { how: winner === null ? "more" : "two", winner };
}
