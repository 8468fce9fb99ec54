// Events of Architects: their style in the log, and the pieces that fly.
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Flight, LogStyle } from "../game.ts";

const LOG: Readonly<Record<string, LogStyle>> = {
  board_taken: { icon: "gi:person" },
  first_player: { icon: "gi:pointing" },
  building_kept: { icon: "gi:papers" },
  placed: { icon: "gi:meeple" },
  recalled: { icon: "gi:meeple" },
  turn_lost: { icon: "gi:hourglass" },
  gained: { icon: "gi:swap-bag", inset: true },
  paid: { icon: "gi:pay-money", inset: true },
  tax_paid: { icon: "gi:crown-coin", inset: true },
  virtue_changed: { icon: "gi:laurels", inset: true },
  debt_taken: { icon: "gi:tied-scroll", inset: true },
  debt_avoided: { icon: "gi:tied-scroll", inset: true },
  loss_avoided: { icon: "gi:laurels", inset: true },
  debt_destroyed: { icon: "gi:tied-scroll", inset: true },
  debt_paid: { icon: "gi:tied-scroll", inset: true },
  taxes_taken: { icon: "gi:chest", inset: true },
  drew: { icon: "gi:card-draw", inset: true },
  kept_one: { icon: "gi:card-draw", inset: true },
  discarded: { icon: "gi:card-discard", inset: true },
  hired: { icon: "gi:person", inset: true },
  dismissed: { icon: "gi:person", inset: true },
  refreshed: { icon: "gi:person" },
  captured: { icon: "gi:handcuffs", inset: true },
  took_home: { icon: "gi:meeple", inset: true },
  imprisoned: { icon: "gi:imprisoned", inset: true },
  released: { icon: "gi:breaking-chain", inset: true },
  built: { icon: "gi:family-house", inset: true },
  advanced: { icon: "gi:church", inset: true },
  reward_gained: { icon: "gi:trophy-cup", inset: true },
  market_reset: { icon: "gi:robber-mask" },
  market_turned: { icon: "gi:robber-mask", inset: true },
  guildhall_full: { icon: "gi:hourglass" },
  ended: { icon: "gi:hourglass" },
};

/** The log leaves out cards that enter the row, and puts the head of a turn above it. */
export const logStyle = (event: GameEvent): LogStyle | null => LOG[event.event] ?? null;

export const strikes = (event: GameEvent, seat: number): boolean =>
  event.event === "captured" && event["owner"] === seat;

const ANY = 4;

export function flights(event: GameEvent): Flight[] {
  const seat = event["seat"] as number;
  const home = [`own/${seat}`, `seat/${seat}`];
  const workers = (owner: number, count: number, from: string[], to: string[]): Flight[] =>
    Array.from({ length: Math.min(ANY, count) }, () => ({ thing: `worker/${owner}`, from, to }));
  const place = (): string[] => [`workers/${String(event["place"])}`];
  switch (event.event) {
    case "placed":
      return workers(seat, 1, home, place());
    case "recalled": {
      const captor = event["captor"] as number | null;
      const from = captor == null ? [`workers/${String(event["origin"])}`] : [`seat/${captor}`];
      return workers(seat, 1, from, home);
    }
    case "captured":
      return workers(event["owner"] as number, event["workers"] as number, place(), home);
    case "took_home":
      return workers(seat, event["workers"] as number, place(), home);
    case "imprisoned":
      return workers(seat, 1, home, ["workers/prison"]);
    case "released":
      return workers(seat, event["workers"] as number, ["workers/prison"], home);
    case "gained":
      return [...new Set(event["goods"] as string[])].map((good) => ({
        thing: `good/${good}`,
        from: ["town"],
        to: home,
      }));
    case "drew":
      return Array.from({ length: Math.min(ANY, event["count"] as number) }, () => ({
        thing: null,
        from: ["deck"],
        to: [`hand/${seat}`, `seat/${seat}`],
      }));
    case "hired": {
      const card = `card/${String(event["card"])}`;
      return [{ thing: card, from: [`row/${String(event["card"])}`], to: home }];
    }
    case "built": {
      const card = `card/${String(event["card"])}`;
      return [{ thing: card, from: [`hand/${seat}`, `seat/${seat}`], to: ["workers/guildhall"] }];
    }
    default:
      return [];
  }
}
