import { expect, test } from "vitest";
import type { PlayerView } from "../../contract/legends.ts";
import { CARDS } from "./cards/facts.ts";
import { ofFamily, points, withCard } from "./worth.ts";

const somebody = (cards: string[], coins = 5, flying = 0): PlayerView => ({
  coins,
  cards,
  leader: null,
  tokens: [],
  armies: 5,
  reserve: 13,
  cities_left: 3,
  captured: 0,
  abilities: { move_bonus: 0, army_bonus: 0, flying, sea_cost: 3, elixirs: 0, immune: false },
  score: { total: 0, lines: [] },
  has_bid: false,
  bid: null,
  seen: [],
});
const worth = (card: string, player: PlayerView): number | null =>
  points(CARDS[card]!.abilities[0]!, player);

test("a card counts its family, and itself where it belongs to it", () => {
  const player = somebody(["cursed_king", "cursed_tower", "lake"]);
  expect(ofFamily(player.cards, "cursed")).toBe(2);
  expect(worth("graveyard", withCard(player, "graveyard", 0))).toBe(2);
  expect(worth("night_wizard", withCard(player, "night_wizard", 0))).toBe(1);
});

test("a set is worth something when it is whole", () => {
  const two = somebody(["noble_knight"]);
  expect(worth("noble_hills", withCard(two, "noble_hills", 0))).toBe(0);
  const three = somebody(["noble_knight", "noble_unicorn"]);
  expect(worth("noble_hills", withCard(three, "noble_hills", 0))).toBe(4);
});

test("coins are counted after the price is paid", () => {
  expect(worth("dire_ogre", withCard(somebody([], 8), "dire_ogre", 3))).toBe(1);
  expect(worth("dire_ogre", withCard(somebody(["dire_ogre"], 8), "dire_ogre", 3))).toBe(2);
});

test("flights are counted, also that of the card itself", () => {
  const player = withCard(somebody(["cursed_tower"], 5, 1), "dire_eye", 1);
  expect(worth("cursed_tower", player)).toBe(2);
});
