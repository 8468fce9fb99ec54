// A saga in one line, and the way to the table of its next game.
import type { SagaInfo, TableInfo } from "../../contract/server.ts";
import { api } from "../../net/api.ts";
import { makeInvite } from "../../net/invites.ts";
import { route } from "../../route.svelte.ts";
import { session } from "../../session.svelte.ts";
import { openSeats } from "../../tables.svelte.ts";
import { t } from "../../words.svelte.ts";

/** Goes to a table. If nobody else has to join, the game starts at once; free seats get their
 * links. */
export async function goToTable(table: TableInfo): Promise<void> {
  const me = session.person?.id;
  const alone = table.seats.every(({ kind, person }) => kind === "bot" || person === me);
  if (table.status === "open" && table.host === me) {
    if (alone && table.seats.some(({ person }) => person === me)) await api.start(table.id);
    else for (const { seat } of openSeats(table)) await makeInvite(table.id, seat);
  }
  route.go(`/table/${table.id}`);
}

/** The number of games played, and whether one is running. */
export const sumOf = ({ games, number, table }: SagaInfo): string =>
  games === 0 && number > 1 && !table
    ? t("saga-brought", { number })
    : t("saga-sum", { games, running: table ? 1 : 0 });
