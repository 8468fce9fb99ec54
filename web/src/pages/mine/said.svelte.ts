// A table of the reader's in words: its setup, its progress, its question.
import type { IconName } from "../../art/icon.ts";
import type { MyTable } from "../../contract/server.ts";
import { gameCard } from "../../games/list.ts";
import { setupOf, type Setup } from "../../games/setup.ts";
import { parts } from "../../parts.svelte.ts";
import { settings } from "../../settings.svelte.ts";
import { openSeats, tables, waitsFor } from "../../tables.svelte.ts";
import { clockText, timeText } from "../../text/clock.ts";
import { seatsOf } from "../../text/played.ts";
import { allCalled, seatName } from "../../text/seats.ts";
import { ago } from "../../text/time.ts";
import { voices } from "../../text/voices.svelte.ts";
import { list, t } from "../../words.svelte.ts";
import { botPlays } from "./rows.ts";

/** The time of this device, in seconds; updated while a component keeps it running. */
class Seconds {
  now = $state(Date.now() / 1000);

  /** Keeps the time running; for a component's `$effect`. */
  keep(): () => void {
    const timer = setInterval(() => (this.now = Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }
}

export const seconds = new Seconds();

class Setups {
  #found = $state.raw<Readonly<Record<string, Setup>>>({});
  readonly #asked = new Set<string>();

  of(game: string): Setup {
    if (!this.#asked.has(game)) {
      this.#asked.add(game);
      setupOf(game).then((setup) => (this.#found = { ...this.#found, [game]: setup }), parts.told);
    }
    return this.#found[game] ?? {};
  }

  has(game: string): boolean {
    this.of(game);
    return game in this.#found;
  }
}

const setups = new Setups();

/** "4:12 for the game", "2 d 3 h for this turn", "No clock · yesterday". */
export function clockOf(table: MyTable): { icon: IconName; left: string; text: string } {
  const { clock, left, updated } = table;
  if (!clock) {
    const last = ago(updated, seconds.now, settings.language);
    return { icon: "gi:infinity", left: "", text: `${t("clock-none")} · ${last}` };
  }
  const icon = clock.kind === "game" ? "gi:hourglass" : "gi:calendar";
  if (left == null) return { icon, left: "", text: clockText(clock) };
  const now = Math.max(0, left - Math.max(0, seconds.now - tables.at));
  if (now === 0) return { icon, left: "", text: t("clock-out") };
  return { icon, left: timeText(now), text: t(`mine-clock-${clock.kind}`) };
}

/** The person who has reminded the reader, or that the reader has reminded others. */
export function remindedBy({ reminder, seats }: MyTable, me: string | undefined): string {
  if (!reminder) return "";
  if (reminder.by === me) return t("mine-reminder-sent");
  const by = seats.find(({ person }) => person === reminder.by);
  return by ? t("mine-reminded", { name: seatName(by) }) : "";
}

/** Whether the words of these games are loaded, so that the texts about tables have their final
 * length. */
export const hasWords = (found: readonly MyTable[]): boolean =>
  found.every(({ game }) => voices.of(game) !== null && setups.has(game));

/** The setup in words: kingdom, board or variants, such as "First Game". */
export function playedWith({ game, options }: MyTable): string {
  const voice = voices.of(game);
  return (voice && setups.of(game).title?.(options, voice)) ?? "";
}

/** "First Game · turn 9" */
export function howFar(table: MyTable): string {
  const turn = table.turn > 0 ? t(`bar-${gameCard(table.game).counts}`, { turn: table.turn }) : "";
  return [playedWith(table), turn].filter(Boolean).join(" · ");
}

/** The reader's question, or the players for whom the table waits. */
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
    if (!table.prompt || !voice) return t("table-your-turn");
    const you = seatsOf(table, me).find((seat) => table.asked.includes(seat)) ?? null;
    const among = voice.among(allCalled(table.seats, voice), you);
    return among.say({ args: {}, ...table.prompt });
  }
  const bot = botPlays(table, me);
  if (bot) return t(`mine-bot-${bot}`);
  const asked = table.asked.map((seat) => seatName(table.seats[seat]!));
  if (asked.length > 1) return t("table-waiting", { name: list(asked) });
  return asked[0] ? t("table-turn-of", { name: asked[0] }) : t("table-running");
}
