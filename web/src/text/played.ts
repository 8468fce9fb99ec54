// The seats of a person.
import type { SeatInfo, TableInfo } from "../contract/server.ts";

/** The seats where the reader plays or has played. A person who imports a finished game keeps all
 * of its seats, but sat at none of them. */
export function seatsOf(table: TableInfo, me: string | undefined): number[] {
  const own = table.seats.flatMap(({ seat, person }) =>
    person !== null && person === me ? [seat] : [],
  );
  const brought = table.status === "finished" && table.origin?.source === "record";
  const everybody = table.seats.filter(({ kind }) => kind !== "open").length;
  return brought && own.length === everybody ? [] : own;
}

/** The other players; friends at the same screen have the reader's seats. */
export function companyAt(table: TableInfo, me: string | undefined): SeatInfo[] {
  const [own] = seatsOf(table, me);
  return table.seats.filter(({ seat, kind }) => kind !== "open" && seat !== own);
}
