// What is printed on cards and tokens besides words; `facts.test.ts` holds it to the game's own table.
import type { IconName } from "../../../art/icon.ts";

export const FAMILIES = [
  "ancient",
  "arcane",
  "cursed",
  "dire",
  "forest",
  "mountain",
  "night",
  "noble",
] as const;
export type Family = (typeof FAMILIES)[number];

export interface Ability {
  type:
    | "move_bonus"
    | "army_bonus"
    | "flying"
    | "elixir"
    | "coins_now"
    | "immune"
    | "vp_per_family"
    | "vp_set"
    | "vp_per_flying"
    | "vp_per_coins";
  n?: number;
  family?: Family;
  need?: number;
  per?: number;
  vp?: number;
}

export interface Action {
  type: "recruit" | "march" | "city" | "destroy";
  n: number;
}

export interface CardFacts {
  family?: Family;
  kind: "creature" | "place";
  /** With fewer players the card stays in the box. */
  from?: number;
  abilities: readonly Ability[];
  /** Of two actions both are done, or one. */
  mode?: "and" | "or";
  actions: readonly Action[];
}

export interface TokenFacts {
  kind: "exploration" | "swamp" | "citadel" | "event";
  abilities?: readonly Ability[];
}

export const CARDS: Readonly<Record<string, CardFacts>> = {
  ancient_phoenix: {
    family: "ancient",
    kind: "creature",
    abilities: [{ type: "flying" }],
    actions: [{ type: "march", n: 5 }],
  },
  ancient_sage: {
    family: "ancient",
    kind: "creature",
    abilities: [{ type: "vp_per_family", family: "ancient", vp: 1 }],
    actions: [{ type: "march", n: 3 }],
  },
  ancient_tree_spirit: {
    family: "ancient",
    kind: "creature",
    abilities: [{ type: "elixir", n: 3 }],
    actions: [{ type: "recruit", n: 4 }],
  },
  ancient_woods: {
    family: "ancient",
    kind: "place",
    abilities: [{ type: "army_bonus", n: 1 }],
    mode: "and",
    actions: [
      { type: "city", n: 1 },
      { type: "recruit", n: 1 },
    ],
  },
  cursed_banshee: {
    family: "cursed",
    kind: "creature",
    abilities: [{ type: "elixir", n: 2 }],
    actions: [{ type: "march", n: 6 }],
  },
  cursed_gargoyles: {
    family: "cursed",
    kind: "creature",
    abilities: [{ type: "flying" }],
    actions: [{ type: "march", n: 5 }],
  },
  cursed_king: {
    family: "cursed",
    kind: "creature",
    abilities: [{ type: "elixir", n: 1 }],
    mode: "or",
    actions: [
      { type: "recruit", n: 3 },
      { type: "march", n: 4 },
    ],
  },
  cursed_mausoleum: {
    family: "cursed",
    kind: "place",
    abilities: [{ type: "move_bonus", n: 1 }],
    actions: [{ type: "city", n: 1 }],
  },
  cursed_tower: {
    family: "cursed",
    kind: "place",
    abilities: [{ type: "vp_per_flying", vp: 1 }],
    actions: [{ type: "city", n: 1 }],
  },
  dire_dragon: {
    family: "dire",
    kind: "creature",
    abilities: [{ type: "flying" }],
    mode: "and",
    actions: [
      { type: "recruit", n: 3 },
      { type: "destroy", n: 1 },
    ],
  },
  dire_eye: {
    family: "dire",
    kind: "creature",
    abilities: [{ type: "flying" }],
    actions: [{ type: "recruit", n: 4 }],
  },
  dire_giant: {
    family: "dire",
    kind: "creature",
    abilities: [{ type: "immune" }],
    mode: "and",
    actions: [
      { type: "recruit", n: 3 },
      { type: "destroy", n: 1 },
    ],
  },
  dire_goblin: {
    family: "dire",
    kind: "creature",
    abilities: [{ type: "elixir", n: 1 }],
    actions: [{ type: "march", n: 5 }],
  },
  dire_ogre: {
    family: "dire",
    kind: "creature",
    abilities: [{ type: "vp_per_coins", per: 3, vp: 1 }],
    actions: [{ type: "march", n: 2 }],
  },
  forest_elf: {
    family: "forest",
    kind: "creature",
    abilities: [{ type: "army_bonus", n: 1 }],
    mode: "or",
    actions: [
      { type: "recruit", n: 3 },
      { type: "march", n: 2 },
    ],
  },
  forest_gnome: {
    family: "forest",
    kind: "creature",
    abilities: [{ type: "elixir", n: 3 }],
    actions: [{ type: "march", n: 2 }],
  },
  forest_pixie: {
    family: "forest",
    kind: "creature",
    abilities: [{ type: "army_bonus", n: 1 }],
    actions: [{ type: "march", n: 4 }],
  },
  forest_tree_town: {
    family: "forest",
    kind: "place",
    abilities: [{ type: "move_bonus", n: 1 }],
    actions: [{ type: "city", n: 1 }],
  },
  graveyard: {
    kind: "place",
    abilities: [{ type: "vp_per_family", family: "cursed", vp: 1 }],
    actions: [{ type: "recruit", n: 2 }],
  },
  lake: {
    kind: "place",
    abilities: [{ type: "vp_per_family", family: "forest", vp: 1 }],
    mode: "or",
    actions: [
      { type: "recruit", n: 2 },
      { type: "march", n: 3 },
    ],
  },
  night_hydra: {
    family: "night",
    kind: "creature",
    abilities: [{ type: "army_bonus", n: 1 }],
    mode: "and",
    actions: [
      { type: "march", n: 5 },
      { type: "destroy", n: 1 },
    ],
  },
  night_village: {
    family: "night",
    kind: "place",
    abilities: [{ type: "army_bonus", n: 1 }],
    actions: [{ type: "city", n: 1 }],
  },
  night_wizard: {
    family: "night",
    kind: "creature",
    abilities: [{ type: "vp_per_family", family: "night", vp: 1 }],
    mode: "and",
    actions: [
      { type: "recruit", n: 3 },
      { type: "destroy", n: 1 },
    ],
  },
  noble_hills: {
    family: "noble",
    kind: "place",
    abilities: [{ type: "vp_set", family: "noble", need: 3, vp: 4 }],
    actions: [{ type: "recruit", n: 3 }],
  },
  noble_knight: {
    family: "noble",
    kind: "creature",
    abilities: [{ type: "move_bonus", n: 1 }],
    mode: "and",
    actions: [
      { type: "recruit", n: 4 },
      { type: "destroy", n: 1 },
    ],
  },
  noble_unicorn: {
    family: "noble",
    kind: "creature",
    abilities: [{ type: "move_bonus", n: 1 }],
    mode: "and",
    actions: [
      { type: "march", n: 4 },
      { type: "recruit", n: 1 },
    ],
  },
  stronghold: {
    kind: "place",
    abilities: [{ type: "vp_per_family", family: "dire", vp: 1 }],
    actions: [{ type: "city", n: 1 }],
  },
  arcane_manticore: {
    family: "arcane",
    kind: "creature",
    from: 3,
    abilities: [{ type: "move_bonus", n: 1 }],
    mode: "and",
    actions: [
      { type: "recruit", n: 4 },
      { type: "destroy", n: 1 },
    ],
  },
  arcane_sphinx: {
    family: "arcane",
    kind: "creature",
    from: 3,
    abilities: [{ type: "flying" }],
    mode: "or",
    actions: [
      { type: "recruit", n: 3 },
      { type: "march", n: 4 },
    ],
  },
  arcane_temple: {
    family: "arcane",
    kind: "place",
    from: 3,
    abilities: [{ type: "vp_per_family", family: "arcane", vp: 1 }],
    actions: [{ type: "march", n: 3 }],
  },
  mountain_dwarf: {
    family: "mountain",
    kind: "creature",
    from: 3,
    abilities: [{ type: "vp_set", family: "mountain", need: 2, vp: 3 }],
    mode: "and",
    actions: [
      { type: "recruit", n: 2 },
      { type: "destroy", n: 1 },
    ],
  },
  mountain_treasury: {
    family: "mountain",
    kind: "place",
    from: 3,
    abilities: [
      { type: "elixir", n: 1 },
      { type: "coins_now", n: 2 },
    ],
    actions: [{ type: "march", n: 3 }],
  },
  castle_or: {
    kind: "place",
    from: 4,
    abilities: [{ type: "elixir", n: 1 }],
    mode: "or",
    actions: [
      { type: "recruit", n: 3 },
      { type: "city", n: 1 },
    ],
  },
  castle_and: {
    kind: "place",
    from: 4,
    abilities: [{ type: "elixir", n: 1 }],
    mode: "and",
    actions: [
      { type: "march", n: 3 },
      { type: "city", n: 1 },
    ],
  },
};

export const LEADERS = ["fairy_queen", "bandit_king", "red_sorceress", "white_knight"] as const;

export const TOKENS: Readonly<Record<string, TokenFacts>> = {
  magic_spring: { kind: "exploration", abilities: [{ type: "elixir", n: 2 }] },
  cottage: { kind: "exploration", abilities: [{ type: "army_bonus", n: 1 }] },
  hidden_treasure: { kind: "exploration", abilities: [{ type: "coins_now", n: 1 }] },
  magic_tome: { kind: "exploration" },
  stable: { kind: "exploration", abilities: [{ type: "move_bonus", n: 1 }] },
  poison_swamp: { kind: "swamp" },
  citadel: { kind: "citadel" },
  marauding_dragon: { kind: "event" },
  magic_gate: { kind: "event" },
  band_of_rogues: { kind: "event" },
};

export const FAMILY_ICONS: Readonly<Record<Family, IconName>> = {
  ancient: "gi:sundial",
  arcane: "gi:rune-stone",
  cursed: "gi:crowned-skull",
  dire: "gi:evil-eyes",
  forest: "gi:oak-leaf",
  mountain: "gi:peaks",
  night: "gi:moon",
  noble: "gi:crown",
};

export const ABILITY_ICONS: Readonly<Record<Ability["type"], IconName>> = {
  move_bonus: "gi:walking-boot",
  army_bonus: "gi:meeple",
  flying: "gi:feathered-wing",
  elixir: "gi:round-potion",
  coins_now: "gi:two-coins",
  immune: "gi:shield-reflect",
  vp_per_family: "gi:laurels",
  vp_set: "gi:laurels",
  vp_per_flying: "gi:laurels",
  vp_per_coins: "gi:laurels",
};

export const ACTION_ICONS: Readonly<Record<Action["type"], IconName>> = {
  recruit: "gi:meeple",
  march: "gi:walking-boot",
  city: "gi:white-tower",
  destroy: "gi:crossed-swords",
};

/** Cards as one looks through them: family by family, those without one last. */
export function byFamily(cards: readonly string[]): [Family | null, string[]][] {
  const rows = [...FAMILIES, null].map((family): [Family | null, string[]] => [
    family,
    cards.filter((card) => (CARDS[card]?.family ?? null) === family),
  ]);
  return rows.filter(([, found]) => found.length > 0);
}
