// The seats of a new table.
import type { SeatWish } from "../../contract/server.ts";

export type SeatPlan =
  | { kind: "me" }
  | { kind: "guest"; name: string }
  | { kind: "open" }
  | { kind: "bot"; bot: string };

/** What everybody is called in the options, before the server names the bots: people by their names, whoever
 * is unknown or shares a name by the number of the seat. */
export function calledAs(
  seats: readonly SeatPlan[],
  me: string,
  numbered: (seat: number) => string,
): string[] {
  const given = seats.map((seat) => {
    if (seat.kind === "me") return me;
    return seat.kind === "guest" ? seat.name.trim() : "";
  });
  const known = (name: string): boolean =>
    name !== "" && given.filter((other) => other === name).length === 1;
  return given.map((name, seat) => (known(name) ? name : numbered(seat)));
}

/** As many seats as there are players: the last go first, and bots come. */
export function seatsFor(seats: readonly SeatPlan[], players: number, bot: string): SeatPlan[] {
  const kept = seats.slice(0, players);
  if (!kept.some(({ kind }) => kind === "me") && seats.some(({ kind }) => kind === "me")) {
    kept[kept.length - 1] = { kind: "me" };
  }
  const last = seats.findLast((seat) => seat.kind === "bot");
  while (kept.length < players) kept.push(last ?? { kind: "bot", bot });
  return kept;
}

/** The wishes for the seats. A person at the same screen is a seat of the host's with another name,
 * and so is each further seat that the host takes: `named` distinguishes the second from the
 * first. */
export function asWishes(
  seats: readonly SeatPlan[],
  named: (number: number) => string = String,
): SeatWish[] {
  let own = 0;
  return seats.map((seat) => {
    if (seat.kind === "guest") return { kind: "me", name: seat.name.trim() };
    if (seat.kind !== "me") return seat;
    own += 1;
    return own === 1 ? seat : { kind: "me", name: named(own) };
  });
}
