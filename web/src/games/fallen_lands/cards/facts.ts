// The printed facts of cards and fields other than words, from the rules' own table.
import type { IconName } from "../../../art/icon.ts";
import type { Voice } from "../../../text/voice.ts";
import table from "../../../../../src/throneroom/games/fallen_lands/cards.toml";

export type Kind = "troop" | "fortification" | "magic";
export const FOLLOWERS = ["warrior", "craftsman", "mage"] as const;
export type Follower = (typeof FOLLOWERS)[number];
export type Cost = Partial<Record<Follower, number>>;
export type Value = "name" | "cost" | "attack" | "support" | "count";

export interface Facts {
  kind: Kind;
  /** The Followers that it tires. */
  cost: Cost;
  attack?: number;
  support?: number;
  /** The points that it adds to the Attack of the Troop with which it is played. */
  boost?: number;
  /** The number of copies in the deck. */
  count: number;
  /** The values that are our own reconstruction and not the box's. */
  reconstructed: readonly Value[];
}

/** A level of the fields, and its monster. */
interface Level {
  monster: string;
  /** The number of fields of this level in the set for three players, and in the box. */
  three: number;
  all: number;
  /** Whether the rulebook shows the monster; all others are our own. */
  shown?: boolean;
}

/** A shape of the board, and its use. */
export interface BoardFacts {
  /** The number of fields in each row. */
  rows: readonly number[];
  players: readonly number[];
  quick: boolean;
}

interface CardTable {
  cards: Record<string, Facts>;
  fields: { level: Record<string, Level> };
  boards: Record<string, BoardFacts>;
}

const { cards, fields, boards } = table as CardTable;
export const CARDS: Readonly<Record<string, Facts>> = cards;
export const LEVELS: Readonly<Record<string, Level>> = fields.level;
export const BOARDS: readonly BoardFacts[] = Object.values(boards);

/** The reconstructed numbers of a printed card. The number of copies is not printed. */
export const guessed = (card: string): readonly Value[] =>
  CARDS[card]!.reconstructed.filter((value) => value !== "count" && value !== "name");

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

/** The icons of Troops and Fortifications on a field. */
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

/** The icons of monsters, and the ink of their land, from moss to plum. */
export const MONSTERS: Readonly<Record<string, { icon: IconName; ink: string }>> = {
  goblins: { icon: "gi:goblin-head", ink: "#73875A" },
  imps: { icon: "gi:goblin", ink: "#7B8A55" },
  wolves: { icon: "gi:wolf-head", ink: "#8C8A50" },
  orcs: { icon: "gi:orc-head", ink: "#9A8549" },
  spiders: { icon: "gi:spider-alt", ink: "#A67D44" },
  ogres: { icon: "gi:ogre", ink: "#AC7241" },
  trolls: { icon: "gi:troll", ink: "#AE663F" },
  minotaurs: { icon: "gi:minotaur", ink: "#AC5A3F" },
  cyclopes: { icon: "gi:cyclops", ink: "#A24C41" },
  hydras: { icon: "gi:hydra", ink: "#924548" },
  wyverns: { icon: "gi:wyvern", ink: "#7E3F52" },
  dragons: { icon: "gi:spiked-dragon-head", ink: "#66395B" },
};

const KINDS: readonly Kind[] = ["troop", "fortification", "magic"];
const ORDER = Object.keys(CARDS);

/** A hand in an order that is easy to read: Troops, Fortifications, magic, each from weak to
 * strong. */
export const sorted = (hand: readonly string[]): string[] =>
  [...hand].sort(
    (a, b) =>
      KINDS.indexOf(CARDS[a]!.kind) - KINDS.indexOf(CARDS[b]!.kind) ||
      ORDER.indexOf(a) - ORDER.indexOf(b),
  );

/** The use of a Follower: in the advanced game Mages draw cards in another way. */
export function followerText(
  key: string,
  { advanced }: Readonly<Record<string, unknown>>,
  voice: Voice,
): string {
  const own = `follower-${key}.text_advanced`;
  return voice.text(advanced && voice.has(own) ? own : `follower-${key}.text`);
}
