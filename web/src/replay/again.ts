// Who sits where when a moment of a game is played on from.
import type { SeatWish, TableInfo } from "../contract/server.ts";
import { seatsOf } from "../text/played.ts";

/** The seats that somebody played, or `looked` where it was none. */
export function seatsToTake(
  table: TableInfo,
  me: string | undefined,
  looked: readonly number[],
): readonly number[] {
  const own = seatsOf(table, me);
  return own.length > 0 ? own : looked;
}

/** A seat of one's own. Whoever sat there at one's screen keeps their name. */
export function mySeat(table: TableInfo, me: string | undefined, seat: number): SeatWish {
  const sat = seatsOf(table, me).includes(seat);
  return sat ? { kind: "me", name: table.seats[seat]!.name } : { kind: "me" };
}
