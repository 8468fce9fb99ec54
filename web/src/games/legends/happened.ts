// Events of Legends: their style in the log, and the pieces that fly.
import type { LegendsView } from "../../contract/legends.ts";
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Flight, LogStyle, Position } from "../game.ts";

const LOG: Record<string, LogStyle> = {
  game_began: { icon: "gi:hourglass" },
  leader_dealt: { icon: "gi:crown" },
  tile_laid: { icon: "gi:treasure-map" },
  start_chosen: { icon: "gi:flag-objective" },
  token_laid: { icon: "gi:perspective-dice-six-faces-random" },
  token_taken_up: { icon: "gi:perspective-dice-six-faces-random", inset: true },
  armies_placed: { icon: "gi:meeple", inset: true },
  outpost_chosen: { icon: "gi:meeple" },
  neutral_placed: { icon: "gi:meeple", counted: true },
  bid_shown: { icon: "gi:two-coins", inset: true },
  bids_opened: { icon: "gi:two-coins" },
  tie_rolled: { icon: "gi:perspective-dice-six-faces-random", inset: true },
  auction_won: { icon: "gi:trophy-cup" },
  first_named: { icon: "gi:pointing" },
  took: { icon: "gi:card-pick" },
  got_coins: { icon: "gi:two-coins", inset: true },
  recruited: { icon: "gi:meeple", counted: true },
  marched: { icon: "gi:walking-boot", counted: true },
  robbed: { icon: "gi:robber-hand", inset: true, counted: true },
  founded_city: { icon: "gi:castle" },
  joined_city: { icon: "gi:meeple", inset: true },
  destroyed: { icon: "gi:crossed-swords" },
  took_coin: { icon: "gi:robber-hand", inset: true },
  took_token: { icon: "gi:card-pick", inset: true },
  peeked: { icon: "gi:eyeball" },
  extra_card: { icon: "gi:card-pick" },
  scored: { icon: "gi:laurels", inset: true },
  ended: { icon: "gi:hourglass" },
};

/** New cards are visible in the row, and bids on the plaque, so the log leaves them out. */
export function logStyle(event: GameEvent): LogStyle | null {
  if (event.event === "marched" && event["way"] === "sea")
    return { icon: "gi:drakkar", counted: true };
  return LOG[event.event] ?? null;
}

export const strikes = (event: GameEvent, seat: number): boolean =>
  event.event === "destroyed" && event["owner"] === seat;

export function flights(event: GameEvent, position: Position<LegendsView>): Flight[] {
  const seat = event["seat"] as number;
  const region = (name: string): string[] => [`region/${String(event[name])}`];
  const home = [`seat/${seat}`];
  const army = `army/${seat}`;
  switch (event.event) {
    case "took":
    case "extra_card": {
      const card = String(event["card"]);
      return [{ thing: `card/${card}`, from: [`card/${card}`, "market"], to: home }];
    }
    case "card_turned_up":
      return [
        {
          thing: `card/${String(event["card"])}`,
          from: ["deck"],
          to: [`market/${position.view.row.length - 1}`],
        },
      ];
    case "recruited":
    case "joined_city":
      return [{ thing: army, from: home, to: region("region") }];
    case "marched":
      return [{ thing: army, from: region("start"), to: region("end") }];
    case "founded_city":
      return [{ thing: `city/${seat}`, from: home, to: region("region") }];
    case "destroyed": {
      const owner = event["owner"] as number | null;
      const thing = owner === null ? "army/neutral" : `army/${owner}`;
      const to = event["captured"] ? home : owner === null ? [] : [`seat/${owner}`];
      return [{ thing, from: region("region"), to }];
    }
    case "took_token":
      return [{ thing: `token/${String(event["token"])}`, from: region("region"), to: home }];
    case "took_coin":
      return [{ thing: "coin/1", from: [`seat/${String(event["owner"])}`], to: home }];
    default:
      return [];
  }
}
