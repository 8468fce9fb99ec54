// The seats when a game is played on from a moment.
import type { SeatWish, TableInfo } from "../contract/server.ts";
import { seatsOf } from "../text/played.ts";

/** The seats that the reader played, or `looked` if there are none. */
export function seatsToTake(
  table: TableInfo,
  me: string | undefined,
  looked: readonly number[],
): readonly number[] {
  const own = seatsOf(table, me);
  return own.length > 0 ? own : looked;
}

/** The wish for a seat of the reader's own. A player at the reader's screen keeps their name. */
export function mySeat(table: TableInfo, me: string | undefined, seat: number): SeatWish {
  const sat = seatsOf(table, me).includes(seat);
  return sat ? { kind: "me", name: table.seats[seat]!.name } : { kind: "me" };
}
