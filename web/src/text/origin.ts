// Words for a game that somebody brought along.
import type { TableInfo } from "../contract/server.ts";

type Origin = NonNullable<TableInfo["origin"]>;

/** Who brought it from where: a message and what it is about. */
export function cameFrom(origin: Origin): [id: string, args: Record<string, string | number>] {
  const { by, source, number } = origin;
  return [`origin-${source}`, { by, count: number ?? 0 }];
}

/** A message about its hidden cards; null where nobody has to wonder about them. */
export function cardsAre(table: TableInfo): string | null {
  if (!table.origin) return null;
  if (table.origin.fresh) return table.status === "open" ? "origin-will" : "origin-fresh";
  const people = new Set(table.seats.flatMap(({ person }) => (person === null ? [] : [person])));
  const others = people.size > 1 || table.seats.some(({ kind }) => kind === "open");
  return others ? "origin-known" : null;
}
