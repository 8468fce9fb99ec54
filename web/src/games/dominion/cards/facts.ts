// The printed facts of the cards other than words, and the tables of the set-up, from the rules'
// data.
import table from "../../../../../src/throneroom/games/dominion/cards.toml";

export type CardType = "action" | "attack" | "reaction" | "treasure" | "victory" | "curse";
export type Plus = "cards" | "actions" | "buys" | "coins";

export interface Facts {
  cost: number;
  types: readonly CardType[];
  /** The immediate gains of playing the card, in the order of its text. */
  plus?: Partial<Record<Plus, number>>;
  points?: number;
}

interface CardTable {
  cards: Record<string, Facts>;
  sets: Record<string, readonly string[]>;
  bots: Record<string, readonly string[]>;
  /** The sizes of the piles, by number of players. */
  supply: Record<string, Record<string, number>>;
}

/** `SETS`: the recommended kingdoms; `BOTS`: the cards that each bot needs. */
export const { cards: CARDS, sets: SETS, bots: BOTS, supply } = table as Readonly<CardTable>;

/** The cards that lie in every supply. */
export const BASICS = Object.keys(CARDS).filter((card) =>
  Object.values(supply).every((piles) => card in piles),
);
/** The cards from which a kingdom is chosen. */
export const KINGDOM = Object.keys(CARDS).filter((card) => !BASICS.includes(card));
/** The number of piles in a kingdom, which every recommended one has. */
export const KINGDOM_PILES = Object.values(SETS)[0]!.length;

/** The type that gives the card its colour: the second one where there are two. */
export const mainType = (card: string): CardType => CARDS[card]!.types.at(-1)!;
