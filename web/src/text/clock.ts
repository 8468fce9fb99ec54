// Clocks in words, and the time left.
import type { State, TableInfo } from "../contract/server.ts";
import { t } from "../words.svelte.ts";

export type Clock = NonNullable<TableInfo["clock"]>;
type Times = NonNullable<State["times"]>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks that a table can have; the first is usual among friends. */
export const CLOCKS: readonly (Clock | null)[] = [
  null,
  { kind: "game", seconds: 10 * MINUTE, increment: 10 },
  { kind: "game", seconds: 30 * MINUTE, increment: 20 },
  { kind: "game", seconds: HOUR, increment: 30 },
  { kind: "turn", seconds: DAY },
  { kind: "turn", seconds: 3 * DAY },
  { kind: "turn", seconds: 7 * DAY },
];

/** "30 min + 20 s", "3 days a turn". */
export function clockText(clock: Clock | null): string {
  if (clock === null) return t("clock-none");
  if (clock.kind === "game") {
    const minutes = Math.round(clock.seconds / MINUTE);
    return t("clock-game", { minutes, increment: clock.increment ?? 0 });
  }
  if (clock.seconds >= DAY) return t("clock-days", { days: Math.round(clock.seconds / DAY) });
  return t("clock-turn", { minutes: Math.round(clock.seconds / MINUTE) });
}

/** The seconds that a seat has left. */
export function secondsLeft(times: Times, seat: number, now: number): number {
  const began = times.since[seat] ?? null;
  return times.left[seat]! - (began === null ? 0 : Math.max(0, now - began));
}

export const isOut = (times: Times, seat: number, now: number): boolean =>
  times.since[seat] != null && secondsLeft(times, seat, now) <= 0;

/** "9:05", "1:02:03"; days and hours for more than a day. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole > DAY) {
    return t("clock-left", {
      days: Math.floor(whole / DAY),
      hours: Math.floor((whole % DAY) / HOUR),
    });
  }
  const pad = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const rest = `${hours ? pad(minutes) : minutes}:${pad(whole % MINUTE)}`;
  return hours ? `${hours}:${rest}` : rest;
}
