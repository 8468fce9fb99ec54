// Who sits where when a moment of a game is played on from.
import type { SeatWish, TableInfo } from "../contract/server.ts";

const ownSeats = (table: TableInfo, me: string | undefined): number[] =>
  table.seats.flatMap(({ seat, person }) => (person !== null && person === me ? [seat] : []));

/** The game of a file, where nobody sits but whoever brought it, who played in no seat. */
function isShown({ origin, seats }: TableInfo, me: string | undefined): boolean {
  const alone = seats.every(({ person }) => person === null || person === me);
  return origin?.source === "record" && alone;
}

/** The seats that somebody played, or `looked` where it was none. */
export function seatsToTake(
  table: TableInfo,
  me: string | undefined,
  looked: readonly number[],
): readonly number[] {
  const own = isShown(table, me) ? [] : ownSeats(table, me);
  return own.length > 0 ? own : looked;
}

/** A seat of one's own. Whoever sat there at one's screen keeps their name. */
export function mySeat(table: TableInfo, me: string | undefined, seat: number): SeatWish {
  const sat = !isShown(table, me) && ownSeats(table, me).includes(seat);
  return sat ? { kind: "me", name: table.seats[seat]!.name } : { kind: "me" };
}
