// Texts about a game that is over, and the next game.
import type { Series, TableInfo } from "../contract/server.ts";
import { api } from "../net/api.ts";
import { list, t } from "../words.svelte.ts";

export const resigned = (table: TableInfo): number[] =>
  table.seats.filter((seat) => seat.resigned).map(({ seat }) => seat);

/** The reason for the end of a game that its rules did not end. */
export function endedEarly(
  table: TableInfo,
  names: readonly string[],
  yours: readonly number[],
): string | null {
  if (table.ending === null) return null;
  const gone = resigned(table);
  if (table.ending === "time") return t("over-time", { name: names[gone.at(-1) ?? -1] ?? "" });
  const people = new Set(table.seats.flatMap(({ person }) => person ?? []));
  if (table.ending === "agreed" && people.size === 1) {
    const name = names[table.seats.findIndex(({ person }) => person !== null)] ?? "";
    return t(yours.length ? "over-stopped-you" : "over-stopped", { name });
  }
  if (table.ending !== "resigned") return t(`over-${table.ending}`);
  const [mine] = gone.filter((seat) => yours.includes(seat));
  if (mine !== undefined && gone.length === 1) return t("over-resigned-you");
  const who = list(gone.map((seat) => names[seat] ?? ""));
  return t("over-resigned", { names: who, count: gone.length });
}

/** The number of games of a series that all won, in co-operative games. */
export const playedTogether = ({ games, wins }: Series): string =>
  t("series-together", { won: wins[0] ?? 0, games });

/** "Anna 2 : Boris 1"; empty before there is a series. A saga counts on its own page. */
export function seriesText(table: TableInfo, names: readonly string[]): string {
  const { series } = table;
  if (
    !series ||
    table.saga !== null ||
    (series.games < 2 && table.next === null && table.previous === null)
  )
    return "";
  if (series.together) return playedTogether(series);
  const each = series.wins.map((wins, seat) => t("series-one", { name: names[seat] ?? "", wins }));
  return t("series", { standing: each.join("\u00a0: ") });
}

/** Opens the next game of the series. With nobody to wait for, it starts at once. */
export async function another(table: string, me: string | null): Promise<string> {
  const { id, status, seats } = await api.rematch(table);
  const own = seats.every(({ kind, person }) => kind === "bot" || person === me);
  if (status === "open" && own) await api.start(id);
  return id;
}
