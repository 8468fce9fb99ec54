// The text about a table's series in a row.
import type { MyTable } from "../../contract/server.ts";
import { playedTogether } from "../../table/over.ts";
import { t } from "../../words.svelte.ts";
import { seriesScore } from "./rows.ts";

export function seriesTold(table: MyTable, me: string | undefined): string {
  const standing = seriesScore(table, me);
  if (!standing || !table.series) return "";
  return table.series.together ? playedTogether(table.series) : t("series", { standing });
}
