// Events of the Fallen Lands: their style in the log, and the pieces that fly.
import type { FallenLandsView } from "../../contract/fallen_lands.ts";
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Flight, LogStyle, Position } from "../game.ts";

const LOG: Record<string, LogStyle> = {
  gathered: { icon: "gi:person" },
  claim_lifted: { icon: "gi:flag-objective" },
  recruited: { icon: "gi:two-coins" },
  hand_redealt: { icon: "gi:card-discard" },
  conquered: { icon: "gi:flag-objective" },
  borrowed: { icon: "gi:two-coins", inset: true },
  built: { icon: "gi:white-tower" },
  claimed: { icon: "gi:flag-objective" },
  flooded: { icon: "gi:flood" },
  plagued: { icon: "gi:plague-doctor-profile" },
  lost_follower: { icon: "gi:person", inset: true },
  shadows_came: { icon: "gi:two-shadows" },
  looked_at_hand: { icon: "gi:eyeball" },
  stole: { icon: "gi:robber-hand", inset: true },
  studied: { icon: "gi:wizard-staff" },
  drew: { icon: "gi:card-draw" },
  exchanged: { icon: "gi:card-exchange" },
  shuffled: { icon: "gi:card-random", inset: true },
  idled: { icon: "gi:hourglass" },
  stop_proposed: { icon: "gi:exit-door" },
  stop_answered: { icon: "gi:exit-door", inset: true },
  ended: { icon: "gi:hourglass" },
};

/** The departure of shadows is expected, so the log leaves it out. */
export function logStyle(event: GameEvent, before: GameEvent | undefined): LogStyle | null {
  const found = LOG[event.event];
  if (!found) return null;
  const follows = before?.event === "exchanged" || before?.event === "hand_redealt";
  return event.event === "drew" && follows ? { ...found, inset: true } : found;
}

const card = (key: string): string => `card/${key}`;

export const strikes = (event: GameEvent, seat: number): boolean =>
  (event.event === "stole" && event["victim"] === seat) ||
  (event.event === "lost_follower" && event["seat"] === seat);

export function flights(event: GameEvent, position: Position<FallenLandsView>): Flight[] {
  const seat = event["seat"] as number;
  const from = (key: string): string[] =>
    seat === position.seat ? [`hand/${key}`, `seat/${seat}`] : [`seat/${seat}`];
  const hand = [`hand/${seat}`, `seat/${seat}`];
  const played = (key: string): Flight => ({
    thing: card(key),
    from: from(key),
    to: [`field/${String(event["field"])}`],
  });
  const away = (keys: readonly string[]): Flight[] =>
    keys.map((key, i) => ({
      thing: card(key),
      from: from(key),
      to: ["discard"],
      nth: keys.slice(0, i).filter((other) => other === key).length,
    }));

  switch (event.event) {
    case "conquered":
    case "built":
      return [played(event["card"] as string), ...away(event["magic"] as string[])];
    case "claimed":
      return [played("claim")];
    case "flooded":
      return [played("flood")];
    case "exchanged":
    case "hand_redealt":
      return away(event["cards"] as string[]);
    case "drew": {
      const known = (event["cards"] as string[] | null) ?? [];
      return Array.from({ length: event["count"] as number }, (_, i) => ({
        thing: known[i] ? card(known[i]) : null,
        from: ["deck"],
        to: hand,
      }));
    }
    case "stole":
      return [
        {
          thing: typeof event["card"] === "string" ? card(event["card"]) : null,
          from: [`seat/${String(event["victim"])}`],
          to: hand,
        },
      ];
    case "shuffled":
      return [0, 1, 2].map(() => ({ thing: null, from: ["discard"], to: ["deck"] }));
    default:
      return [];
  }
}
