// Who owns what. Gains and trashes are public, so everybody at a table could keep this count.
import type { GameEvent } from "../../net/live.svelte.ts";

export type Owned = Map<string, number>;

const START: Record<string, number> = { copper: 7, estate: 3 };

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

/** How many of a card there are in a game, in the supply and dealt. */
function printed(card: string, players: number): number {
  const victories = players === 2 ? 8 : 12;
  switch (card) {
    case "copper":
      return 60;
    case "silver":
      return 40;
    case "gold":
      return 30;
    case "curse":
      return 10 * (players - 1);
    case "estate":
      return victories + START["estate"]! * players;
    case "duchy":
    case "province":
    case "gardens":
      return victories;
    default:
      return 10;
  }
}

/** Whether this is all that happened: every card is accounted for. A game that was begun in its
 * middle has more behind it than its events tell. */
export function isWhole(
  owned: readonly Owned[],
  supply: Readonly<Record<string, number>>,
  trash: readonly string[],
): boolean {
  return Object.entries(supply).every(([card, left]) => {
    const held = owned.reduce((sum, of) => sum + (of.get(card) ?? 0), 0);
    const burnt = trash.filter((other) => other === card).length;
    return held + burnt + left === printed(card, owned.length);
  });
}
