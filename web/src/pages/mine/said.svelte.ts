// A table of one's own in words: what it is played with, how far it is, what is asked.
import type { MyTable } from "../../contract/server.ts";
import { gameCard } from "../../games/list.ts";
import { setupOf, type Setup } from "../../games/setup.ts";
import { openSeats, waitsFor } from "../../tables.svelte.ts";
import { seatName } from "../../text/seats.ts";
import { voices } from "../../text/voices.svelte.ts";
import { list, t } from "../../words.svelte.ts";

class Setups {
  #found = $state.raw<Readonly<Record<string, Setup>>>({});
  readonly #asked = new Set<string>();

  of(game: string): Setup {
    if (!this.#asked.has(game)) {
      this.#asked.add(game);
      void setupOf(game).then((setup) => (this.#found = { ...this.#found, [game]: setup }));
    }
    return this.#found[game] ?? {};
  }
}

const setups = new Setups();

/** "First Game": kingdom, board or variants. */
export function playedWith({ game, options }: MyTable): string {
  const voice = voices.of(game);
  return (voice && setups.of(game).title?.(options, voice)) ?? "";
}

/** "First Game · turn 9" */
export function howFar(table: MyTable): string {
  const turn = table.turn > 0 ? t(`bar-${gameCard(table.game).counts}`, { turn: table.turn }) : "";
  return [playedWith(table), turn].filter(Boolean).join(" · ");
}

/** What the reader is asked, or for whom the table waits. */
export function whatNow(table: MyTable, me: string | undefined): string {
  const free = openSeats(table).length;
  const waits = waitsFor(table, me);
  if (table.status === "open") {
    if (free > 0) return t("table-free-seats", { count: free });
    return t(waits ? "table-you-start" : "table-host-starts");
  }
  const { proposal } = table;
  if (proposal && proposal.declined == null && me && !proposal.agreed.includes(me)) {
    const by = table.seats.find(({ person }) => person === proposal.by);
    const whom = table.seats[proposal.seat ?? -1];
    const who = whom ? seatName(whom) : "";
    return t(`consent-${proposal.kind}`, { name: by ? seatName(by) : "", who });
  }
  if (waits) {
    const voice = voices.of(table.game);
    return table.prompt && voice ? voice.say({ args: {}, ...table.prompt }) : t("table-your-turn");
  }
  const asked = table.asked.map((seat) => seatName(table.seats[seat]!));
  if (asked.length > 1) return t("table-waiting", { name: list(asked) });
  return asked[0] ? t("table-turn-of", { name: asked[0] }) : t("table-running");
}

/** "2 : 1", with the seats in order; nothing before there is a series. */
export function seriesScore({ series, previous, next }: MyTable): string {
  return series && (previous ?? next) ? series.wins.join(" : ") : "";
}
