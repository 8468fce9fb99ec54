// Words for an imported game.
import type { Person, TableInfo } from "../contract/server.ts";

type Origin = NonNullable<TableInfo["origin"]>;

/** Whether the reader imported the game: that person is its host, and is recorded under their name
 * of that day. */
export function isBringer(table: TableInfo, me: Pick<Person, "id" | "name"> | null): boolean {
  return me?.id === table.host && me.name === table.origin?.by;
}

/** Who imported it from where: the id of a message and its arguments. */
export function cameFrom(
  origin: Origin,
  mine: boolean,
): [id: string, args: Record<string, string | number>] {
  const { by, source, number } = origin;
  return [toWhom(`origin-${source}`, mine), { by, count: number ?? 0 }];
}

/** The id of a message, in the form for the reader if it is about the reader. */
export const toWhom = (message: string, mine: boolean): string =>
  mine ? `${message}-you` : message;

/** The id of a message about its hidden cards; null if there is nothing to say. */
export function cardsAre(table: TableInfo): string | null {
  if (!table.origin) return null;
  if (table.origin.fresh) return table.status === "open" ? "origin-will" : "origin-fresh";
  const people = new Set(table.seats.flatMap(({ person }) => (person === null ? [] : [person])));
  const others = people.size > 1 || table.seats.some(({ kind }) => kind === "open");
  return others ? "origin-known" : null;
}
