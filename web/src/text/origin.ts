// Words for a game that somebody brought along.
import type { Person, TableInfo } from "../contract/server.ts";

type Origin = NonNullable<TableInfo["origin"]>;

/** Who brings a game along is its host, and goes by their name of that day. */
export function isBringer(table: TableInfo, me: Pick<Person, "id" | "name"> | null): boolean {
  return me?.id === table.host && me.name === table.origin?.by;
}

/** Who brought it from where: a message and what it is about. */
export function cameFrom(
  origin: Origin,
  mine: boolean,
): [id: string, args: Record<string, string | number>] {
  const { by, source, number } = origin;
  return [toWhom(`origin-${source}`, mine), { by, count: number ?? 0 }];
}

/** A message, as it is told to whoever it is about. */
export const toWhom = (message: string, mine: boolean): string =>
  mine ? `${message}-you` : message;

/** A message about its hidden cards; null where nobody has to wonder about them. */
export function cardsAre(table: TableInfo): string | null {
  if (!table.origin) return null;
  if (table.origin.fresh) return table.status === "open" ? "origin-will" : "origin-fresh";
  const people = new Set(table.seats.flatMap(({ person }) => (person === null ? [] : [person])));
  const others = people.size > 1 || table.seats.some(({ kind }) => kind === "open");
  return others ? "origin-known" : null;
}
