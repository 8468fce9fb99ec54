// What is printed on the cards besides words; `facts.test.ts` holds it to the game's own table.
import type { IconName } from "../../../art/icon.ts";

export type Kind = "troop" | "fortification" | "magic";
export const FOLLOWERS = ["warrior", "craftsman", "mage"] as const;
export type Follower = (typeof FOLLOWERS)[number];
export type Cost = Partial<Record<Follower, number>>;
export type Value = "name" | "cost" | "attack" | "support" | "count";

export interface Facts {
  kind: Kind;
  /** The Followers it tires. */
  cost: Cost;
  attack?: number;
  support?: number;
  /** What it adds to the Attack of the Troop it is played with. */
  boost?: number;
  /** How many the deck has. */
  count: number;
  /** The values that are ours and not the box's. */
  reconstructed: readonly Value[];
}

const ALL: readonly Value[] = ["cost", "attack", "support", "count"];
const MAGIC: readonly Value[] = ["cost", "count"];

const troop = (
  cost: Cost,
  attack: number,
  support: number,
  count: number,
  reconstructed: readonly Value[],
): Facts => ({ kind: "troop", cost, attack, support, count, reconstructed });

const fortification = (
  craftsman: number,
  support: number,
  count: number,
  reconstructed: readonly Value[],
): Facts => ({ kind: "fortification", cost: { craftsman }, support, count, reconstructed });

const magic = (mage: number, count: number, more: Partial<Facts> = {}): Facts => ({
  kind: "magic",
  cost: { mage },
  count,
  reconstructed: MAGIC,
  ...more,
});

export const CARDS: Readonly<Record<string, Facts>> = {
  spearmen: troop({ warrior: 1 }, 1, 1, 14, ["support", "count"]),
  archers: troop({ warrior: 1, craftsman: 1 }, 1, 2, 12, ALL),
  swordsmen: troop({ warrior: 2 }, 2, 1, 12, ALL),
  halberdiers: troop({ warrior: 2, craftsman: 1 }, 2, 2, 12, ["count"]),
  cavalry: troop({ warrior: 3 }, 3, 1, 8, ["name", ...ALL]),
  crossbowmen: troop({ warrior: 2, craftsman: 3 }, 2, 4, 6, ["count"]),
  catapult: troop({ warrior: 3, craftsman: 2 }, 3, 3, 6, ALL),
  knights: troop({ warrior: 4, craftsman: 1 }, 4, 2, 6, ["name", ...ALL]),
  garrison: fortification(1, 2, 7, ["support", "count"]),
  watchtower: fortification(2, 3, 5, ["name", "cost", "support", "count"]),
  fortress: fortification(3, 4, 5, ["support", "count"]),
  stronghold: fortification(4, 5, 3, ["support", "count"]),
  claim: magic(1, 4),
  flood: magic(2, 2),
  heavens_fist: magic(3, 2, { boost: 3 }),
  magic_builder: magic(2, 3),
  magic_horn: magic(2, 3),
  magic_sword: magic(2, 4, { boost: 2, reconstructed: ["count"] }),
  plague: magic(3, 2),
  shadow_army: magic(2, 2),
  shadow_follower: magic(1, 3),
  strength_potion: magic(1, 5, { boost: 1 }),
  invisible_thief: magic(2, 2),
};

/** Those of a printed card's numbers that are ours; how many there are in the deck is on no card. */
export const guessed = (card: string): readonly Value[] =>
  CARDS[card]!.reconstructed.filter((value) => value !== "count" && value !== "name");

/** What several cards tire together. */
export function together(cards: readonly string[]): Cost {
  const sum: Cost = {};
  for (const card of cards)
    for (const kind of FOLLOWERS) {
      const count = CARDS[card]?.cost[kind] ?? 0;
      if (count) sum[kind] = (sum[kind] ?? 0) + count;
    }
  return sum;
}

export const FOLLOWER_ICONS: Readonly<Record<Follower, IconName>> = {
  warrior: "gi:sword-brandish",
  craftsman: "gi:claw-hammer",
  mage: "gi:wizard-staff",
};

export const KIND_ICONS: Readonly<Record<Kind, IconName>> = {
  troop: "gi:crossed-swords",
  fortification: "gi:white-tower",
  magic: "gi:magic-swirl",
};

/** How Troops and Fortifications look on a field. */
export const FIGURES: Readonly<Record<string, IconName>> = {
  spearmen: "gi:spears",
  archers: "gi:bowman",
  swordsmen: "gi:swordman",
  halberdiers: "gi:visored-helm",
  cavalry: "gi:mounted-knight",
  crossbowmen: "gi:crossbow",
  catapult: "gi:catapult",
  knights: "gi:black-knight-helm",
  garrison: "gi:military-fort",
  watchtower: "gi:tower-flag",
  fortress: "gi:white-tower",
  stronghold: "gi:hill-fort",
};

/** By level: who lives there, and the ink of the land, from moss to plum. */
export const MONSTERS: readonly { icon: IconName; ink: string }[] = [
  { icon: "gi:goblin-head", ink: "#73875A" },
  { icon: "gi:goblin", ink: "#7B8A55" },
  { icon: "gi:wolf-head", ink: "#8C8A50" },
  { icon: "gi:orc-head", ink: "#9A8549" },
  { icon: "gi:spider-alt", ink: "#A67D44" },
  { icon: "gi:ogre", ink: "#AC7241" },
  { icon: "gi:troll", ink: "#AE663F" },
  { icon: "gi:minotaur", ink: "#AC5A3F" },
  { icon: "gi:cyclops", ink: "#A24C41" },
  { icon: "gi:hydra", ink: "#924548" },
  { icon: "gi:wyvern", ink: "#7E3F52" },
  { icon: "gi:spiked-dragon-head", ink: "#66395B" },
];

export const monsterAt = (level: number): { icon: IconName; ink: string } => MONSTERS[level - 1]!;

const KINDS: readonly Kind[] = ["troop", "fortification", "magic"];
const ORDER = Object.keys(CARDS);

/** A hand as it is easy to read: Troops, Fortifications, magic, each from weak to strong. */
export const sorted = (hand: readonly string[]): string[] =>
  [...hand].sort(
    (a, b) =>
      KINDS.indexOf(CARDS[a]!.kind) - KINDS.indexOf(CARDS[b]!.kind) ||
      ORDER.indexOf(a) - ORDER.indexOf(b),
  );
