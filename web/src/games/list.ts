// The games of the hall, in the order in which their banners hang.
import type { IconName } from "../art/icon.ts";

export interface GameCard {
  slug: string;
  icon: IconName;
  players: readonly [number, number];
  minutes: number;
  /** The unit of its progress. */
  counts: "turn" | "round";
  /** The complexity, from 1, light, to 5, heavy. */
  weight: number;
  /** The game of which this is a scenario; it is found under that game's banner. */
  scenario?: string;
}

export const GAMES: readonly GameCard[] = [
  { slug: "dominion", icon: "gi:castle", players: [2, 4], minutes: 30, counts: "turn", weight: 2 },
  { slug: "legends", icon: "gi:wyvern", players: [2, 4], minutes: 20, counts: "round", weight: 2 },
  {
    slug: "fallen_lands",
    icon: "gi:spiked-dragon-head",
    players: [3, 5],
    minutes: 60,
    counts: "round",
    weight: 2,
  },
  {
    slug: "oath",
    icon: "gi:throne-king",
    players: [2, 6],
    minutes: 120,
    counts: "round",
    weight: 4,
  },
  {
    slug: "architects",
    icon: "gi:trowel",
    players: [2, 5],
    minutes: 80,
    counts: "round",
    weight: 3,
  },
  {
    slug: "architects_coop",
    icon: "gi:crowned-skull",
    players: [1, 4],
    minutes: 90,
    counts: "round",
    weight: 4,
    scenario: "architects",
  },
  {
    slug: "paladins",
    icon: "gi:visored-helm",
    players: [2, 4],
    minutes: 100,
    counts: "round",
    weight: 4,
  },
  {
    slug: "paladins_coop",
    icon: "gi:crowned-skull",
    players: [1, 4],
    minutes: 120,
    counts: "round",
    weight: 4,
    scenario: "paladins",
  },
  { slug: "viscounts", icon: "gi:quill", players: [1, 4], minutes: 90, counts: "round", weight: 4 },
  {
    slug: "viscounts_coop",
    icon: "gi:crowned-skull",
    players: [2, 4],
    minutes: 90,
    counts: "round",
    weight: 4,
    scenario: "viscounts",
  },
];

/** The games with a banner. */
export const BANNERS = GAMES.filter(({ scenario }) => !scenario);

/** The other ways to play a game. */
export const scenariosOf = (slug: string): readonly GameCard[] =>
  GAMES.filter(({ scenario }) => scenario === slug);

/** The card of a game; a plain one for a game that is not in the hall. */
export function gameCard(slug: string): GameCard {
  return (
    GAMES.find((game) => game.slug === slug) ?? {
      slug,
      icon: "gi:rolling-dices",
      players: [1, 6],
      minutes: 60,
      counts: "turn",
      weight: 3,
    }
  );
}
