// The rows of a list of the reader's own tables.
import type { MyTable, TableInfo } from "../../contract/server.ts";
import { openSeats, waitsFor } from "../../tables.svelte.ts";
import { seatsOf } from "../../text/played.ts";

/** Running tables: all, those that wait for the reader, or those that wait for others. */
export type Running = "all" | "mine" | "others";
/** Finished tables: all, those that were won, or those of a series. */
export type Finished = "all" | "won" | "series";

export interface Wanted {
  /** A game, or empty for all. */
  game: string;
  /** The name of a person or bot, or empty for anybody. */
  with: string;
}

const MONTH = 30 * 86_400;

export const isOver = ({ status }: TableInfo): boolean => status === "finished";

/** Whether only the reader has the table, so that nobody else is affected when it is deleted. */
export const isOnlyMine = (table: TableInfo, me: string | undefined): boolean =>
  table.host === me &&
  table.seats.every(({ kind, person }) => kind === "bot" || (kind === "person" && person === me));

/** Whether the reader can send links to free seats: only a host has them. */
export const invites = (table: TableInfo, me: string | undefined): boolean =>
  table.host === me && openSeats(table).length > 0;

/** Whether others than the reader have taken a seat. */
export const hasGuests = ({ seats }: TableInfo, me: string | undefined): boolean =>
  seats.some(({ person }) => person !== null && person !== me);

/** Whether only the reader plays there, without friends at the same screen. */
export const isSolo = (table: TableInfo, me: string | undefined): boolean =>
  isOnlyMine(table, me) && seatsOf(table, me).length < 2;

/** Whether bots play in all of the reader's seats: for now, or to the end. */
export function botPlays(table: TableInfo, me: string | undefined): "for_now" | "on" | null {
  const own = table.status === "running" ? seatsOf(table, me).map((n) => table.seats[n]!) : [];
  if (!own.length || own.some(({ bot }) => bot === null)) return null;
  return own.every(({ resigned }) => resigned) ? "on" : "for_now";
}

/** Whether a table finished long ago and can be tidied away. */
export const isOld = (table: TableInfo, now: number): boolean =>
  isOver(table) && now - table.updated > MONTH;

export type Result =
  { how: "won" | "shared" | "lost" | "abandoned" | "none" } | { how: "place"; place: number };

/** The result of a finished game for the reader. */
export function resultOf(table: TableInfo, me: string | undefined): Result {
  // An imported game was played by others; the result of a team is shown anyway.
  if (table.origin) return { how: fateOf(table) };
  if (!table.result) return { how: table.ending === "abandoned" ? "abandoned" : "none" };
  const { ranks, together } = table.result;
  const [seat] = seatsOf(table, me).sort((a, b) => ranks[a]! - ranks[b]!);
  if (seat === undefined) return { how: "none" };
  const place = ranks[seat]!;
  if (together === false) return { how: "lost" };
  if (place > 1) return { how: "place", place };
  return { how: ranks.filter((rank) => rank === 1).length > 1 ? "shared" : "won" };
}

/** The common result of a team; "none" in competitive games. */
function fateOf({ result }: TableInfo): "shared" | "lost" | "none" {
  if (typeof result?.together !== "boolean") return "none";
  return result.together ? "shared" : "lost";
}

/** The points of a finished game by seat; for a team, one sum. */
export function totalsOf({ result }: TableInfo): readonly number[] {
  if (!result) return [];
  const { totals, together } = result;
  return typeof together === "boolean" ? [totals.reduce((sum, one) => sum + one, 0)] : totals;
}

export function fits(table: TableInfo, { game, with: other }: Wanted): boolean {
  if (game && table.game !== game) return false;
  return !other || table.seats.some(({ name }) => name === other);
}

export function running(
  tables: readonly MyTable[],
  show: Running,
  me: string | undefined,
): MyTable[] {
  const open = tables.filter((table) => !isOver(table));
  const urgent = open.filter((table) => waitsFor(table, me));
  const waiting = open.filter((table) => !urgent.includes(table));
  if (show === "mine") return urgent;
  return show === "others" ? waiting : [...urgent, ...waiting];
}

export function finished(
  tables: readonly MyTable[],
  show: Finished,
  me: string | undefined,
): MyTable[] {
  const over = tables.filter(isOver);
  if (show === "won") {
    return over.filter(
      (table) => !table.origin && ["won", "shared"].includes(resultOf(table, me).how),
    );
  }
  return show === "series" ? over.filter(({ previous, next }) => previous ?? next) : over;
}

/** The names of everybody the reader has played with. */
export function company(tables: readonly TableInfo[], me: string | undefined): string[] {
  const names = tables.flatMap((table) => {
    const own = seatsOf(table, me);
    return table.seats.flatMap(({ seat, name, kind }) =>
      name && kind === "person" && !own.includes(seat) ? [name] : [],
    );
  });
  return [...new Set(names)].sort();
}

/** "2 : 1", the reader's victories first; empty before there is a series, or in a saga. */
export function seriesScore(table: MyTable, me: string | undefined): string {
  const { series, previous, next } = table;
  if (!series || table.saga !== null || !(previous ?? next)) return "";
  const mine = seatsOf(table, me);
  const seats = series.wins.map((_, seat) => seat);
  const own = seats.filter((seat) => mine.includes(seat));
  const others = seats.filter((seat) => !mine.includes(seat));
  return [...own, ...others].map((seat) => series.wins[seat]).join(" : ");
}
