// From a wish to a table: opens it, makes links for the free seats, and starts it if everybody is
// there.
import type { TableWish } from "../contract/server.ts";
import { api } from "../net/api.ts";
import { makeInvite } from "../net/invites.ts";
import { isFull, openSeats } from "../tables.svelte.ts";

/** Opens a table. Returns its address. */
export async function openTable(wish: TableWish): Promise<string> {
  const table = await api.open(wish);
  if (isFull(table)) await api.start(table.id);
  else for (const { seat } of openSeats(table)) await makeInvite(table.id, seat);
  return `/table/${table.id}`;
}
