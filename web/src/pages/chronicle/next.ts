// From a chain of games to the table of the next one.
import type { TableInfo } from "../../contract/server.ts";
import { api } from "../../net/api.ts";
import { makeInvite } from "../../net/invites.ts";
import { route } from "../../route.svelte.ts";
import { session } from "../../session.svelte.ts";
import { openSeats } from "../../tables.svelte.ts";

/** Where nobody else is to come, the game begins at once; free seats get their links. */
export async function goToTable(table: TableInfo): Promise<void> {
  const me = session.person?.id;
  const alone = table.seats.every(({ kind, person }) => kind === "bot" || person === me);
  if (table.status === "open" && table.host === me) {
    if (alone && table.seats.some(({ person }) => person === me)) await api.start(table.id);
    else for (const { seat } of openSeats(table)) await makeInvite(table.id, seat);
  }
  route.go(`/table/${table.id}`);
}
