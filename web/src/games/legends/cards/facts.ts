// The printed facts of cards and tokens other than words, from the rules' own table.
import type { IconName } from "../../../art/icon.ts";
import table from "../../../../../src/throneroom/games/legends/cards.toml";

export type Family =
  "ancient" | "arcane" | "cursed" | "dire" | "forest" | "mountain" | "night" | "noble";

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
  class: "creature" | "place";
  /** The number of players below which the card stays in the box. */
  from_players?: number;
  abilities: readonly Ability[];
  /** Whether both actions are done, or one of two. */
  mode?: "and" | "or";
  actions: readonly Action[];
}

export interface TokenFacts {
  kind: "exploration" | "swamp" | "citadel" | "event";
  abilities?: readonly Ability[];
}

interface CardTable {
  families: Family[];
  cards: Record<string, CardFacts>;
  leaders: Record<string, unknown>;
  tokens: Record<string, TokenFacts>;
}

export const { families: FAMILIES, cards: CARDS, tokens: TOKENS, leaders } = table as CardTable;
export const LEADERS: readonly string[] = Object.keys(leaders);

export const FAMILY_ICONS: Readonly<Record<Family, IconName>> = {
  ancient: "gi:sundial",
  arcane: "gi:rune-stone",
  cursed: "gi:crowned-skull",
  dire: "gi:imp-laugh",
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

/** Cards in browsing order: family by family, those without one last. */
export function byFamily(cards: readonly string[]): [Family | null, string[]][] {
  const rows = [...FAMILIES, null].map((family): [Family | null, string[]] => [
    family,
    cards.filter((card) => (CARDS[card]?.family ?? null) === family),
  ]);
  return rows.filter(([, found]) => found.length > 0);
}
