// Seats in words. The server decides on the names of players.
import type { SeatInfo, TableInfo } from "../contract/server.ts";
import { LEVELS, strength, type Setup } from "../games/setup.ts";
import { settings } from "../settings.svelte.ts";
import { t } from "../words.svelte.ts";
import { unbroken } from "./called.ts";
import { companyAt } from "./played.ts";
import type { Voice } from "./voice.ts";

/** Whether a bot is a written strategy, not a name. */
const isWritten = (bot: string): boolean => bot.startsWith("{");

/** The character or level of a bot: "Banker", "King". */
export function botName(bot: string, voice: Voice | null): string {
  if (isWritten(bot)) return voice?.text("bot-written") ?? "";
  return voice?.has(`bot-${bot}`) ? voice.text(`bot-${bot}`) : bot;
}

/** The bots that search before each answer; they differ in their time. */
const THINKERS = ["squire", "knight", "king"];

/** The bots to choose from, from the gentlest to the strongest, each with a description; the random
 * one comes last. A current bot that is a written strategy comes first. */
export function botChoices(
  bots: readonly string[],
  now: string | null,
  setup: Setup,
  voice: Voice | null,
): { value: string; text: string }[] {
  const choice = (bot: string, level = ""): { value: string; text: string } => {
    const name = botName(bot, voice);
    return { value: bot, text: level ? t("new-bot", { name, level }) : name };
  };
  const own = now !== null && isWritten(now) ? [choice(now)] : [];
  if (!setup.level) return [...own, ...bots.map((bot) => choice(bot))];
  return [
    ...own,
    ...([...LEVELS, "random"] as const).flatMap((level) =>
      bots
        .filter((bot) => strength(setup, bot) === level)
        .map((bot) =>
          choice(bot, t(THINKERS.includes(bot) ? `bot-thinks-${bot}` : `bot-level-${level}`)),
        ),
    ),
  ];
}

export function seatName(seat: SeatInfo): string {
  return unbroken(seat.names[settings.language] ?? seat.name ?? t("seat-free"));
}

/** The names of all seats in sentences; a free seat is "Player 2". */
export function allCalled(seats: readonly SeatInfo[], voice: Voice): string[] {
  return seats.map(({ seat, name, names }) =>
    unbroken(names[voice.language] ?? name ?? voice.player(seat)),
  );
}

/** The names of everybody at a table except the reader. */
export const others = (table: TableInfo, me: string | undefined): string =>
  companyAt(table, me).map(seatName).join(", ");
