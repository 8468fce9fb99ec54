// Seats in words.
import type { SeatInfo, TableInfo } from "../contract/server.ts";
import { t } from "../words.svelte.ts";
import { toldApart } from "./names.ts";
import type { Voice } from "./voice.ts";

/** A bot is called by the name it has in the reader's language. */
export function botName(bot: string, voice: Voice | null): string {
  return voice?.has(`bot-${bot}`) ? voice.text(`bot-${bot}`) : bot;
}

export function seatName(seat: SeatInfo, voice: Voice | null): string {
  if (seat.kind === "open") return t("seat-free");
  if (seat.kind === "bot") return botName(seat.bot ?? "", voice);
  return seat.name ?? "";
}

/** What everybody is called in sentences, each differently. */
export function allCalled(seats: readonly SeatInfo[], voice: Voice): string[] {
  return toldApart(seats.map((seat) => called(seat, voice)));
}

/** A free seat is "Player 2". */
function called({ seat, kind, name, bot }: SeatInfo, voice: Voice): string {
  if (kind === "bot" && bot && (name === null || name === bot)) return botName(bot, voice);
  return name ?? voice.player(seat);
}

/** Everybody at a table but oneself. */
export function others(table: TableInfo, me: string | undefined, voice: Voice | null): string {
  return table.seats
    .filter((seat) => seat.kind !== "open" && (me === undefined || seat.person !== me))
    .map((seat) => seatName(seat, voice))
    .join(", ");
}
