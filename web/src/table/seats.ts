// The seats in the reader's order.
import type { SeatInfo, State } from "../contract/server.ts";

/** Seats in turn order, the reader's own first. */
export function turnOrder(count: number, first: number | null): number[] {
  return Array.from({ length: count }, (_, i) => ((first ?? 0) + i) % count);
}

export interface SeatState {
  /** Whether a bot sits there or plays in a person's place. */
  bot: boolean;
  /** Whether a person sits there who is not here now. */
  away: boolean;
  /** Whether a bot plays for the reader, who can take the seat back. */
  canTakeBack: boolean;
  /** Whether a bot may play on: for the reader at any time, for others after they have left. */
  canLeaveToBot: boolean;
}

export function seatState(seat: SeatInfo, yours: readonly number[], running: boolean): SeatState {
  const person = seat.kind === "person";
  const own = yours.includes(seat.seat);
  const played = seat.bot !== null;
  const away = person && !played && !own && !seat.present;
  return {
    bot: !person || played,
    away,
    canTakeBack: running && person && own && played && !seat.resigned,
    canLeaveToBot: running && person && !played && yours.length > 0 && away,
  };
}

/** What is said of a seat that was resigned. No bot plays on where that ended the game. */
export function resignation({ bot }: SeatInfo, you: boolean): string {
  if (you) return "seat-resigned-you";
  return bot === null ? "chip-resigned" : "seat-resigned";
}

/** The seats that are to answer. */
export function askedBy(question: State["question"]): readonly number[] {
  if (question?.ask === "waiting") return question.seats;
  if (!question) return [];
  return question.together?.length ? question.together : [question.seat];
}
