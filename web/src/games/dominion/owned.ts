// Who owns what. Gains and trashes are public, so everybody at a table could keep this count.
import type { GameEvent } from "../../net/live.svelte.ts";

export type Owned = Map<string, number>;

const START: Record<string, number> = { copper: 7, estate: 3 };
const GARDENS_SIZE = 10;

function add(owned: Owned, card: string, count: number): void {
  owned.set(card, (owned.get(card) ?? 0) + count);
}

function follow(all: readonly Owned[], event: GameEvent): void {
  const owned = all[event["seat"] as number];
  if (!owned) return;
  switch (event.event) {
    case "bought":
    case "gained":
      add(owned, event["card"] as string, 1);
      break;
    case "taken_from_trash":
      for (const card of event["cards"] as string[]) add(owned, card, 1);
      break;
    case "trashed":
      for (const card of event["cards"] as string[]) add(owned, card, -1);
      break;
  }
}

const begin = (players: number): Owned[] =>
  Array.from({ length: players }, () => new Map(Object.entries(START)));

/** What each player owns by now, wherever it lies. */
export function ownedBy(events: readonly GameEvent[], players: number): Owned[] {
  const all = begin(players);
  for (const event of events) follow(all, event);
  return all;
}

export const size = (owned: Owned): number => [...owned.values()].reduce((sum, n) => sum + n, 0);

export function points(owned: Owned, worth: (card: string) => number): number {
  let sum = 0;
  for (const [card, count] of owned) {
    const each = card === "gardens" ? Math.floor(size(owned) / GARDENS_SIZE) : worth(card);
    sum += each * count;
  }
  return sum;
}

/** Points after each turn of a player, the start first. What others do to a player after the last
 * turn, like a Curse, still counts for it. */
export function pointsByTurn(
  events: readonly GameEvent[],
  players: number,
  worth: (card: string) => number,
): number[][] {
  const all = begin(players);
  const series = all.map((owned) => [points(owned, worth)]);
  for (const event of events) {
    follow(all, event);
    if (event.event !== "cleaned_up") continue;
    const seat = event["seat"] as number;
    series[seat]?.push(points(all[seat]!, worth));
  }
  series.forEach((line, seat) => (line[line.length - 1] = points(all[seat]!, worth)));
  return series;
}
