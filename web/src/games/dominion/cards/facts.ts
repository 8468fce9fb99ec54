// What is printed on the cards besides words, and the tables of the set-up, as the rules read them.
import table from "../../../../../src/throneroom/games/dominion/cards.toml";

export type CardType = "action" | "attack" | "reaction" | "treasure" | "victory" | "curse";
export type Plus = "cards" | "actions" | "buys" | "coins";

export interface Facts {
  cost: number;
  types: readonly CardType[];
  /** What playing the card gives at once, in the order of its text. */
  plus?: Partial<Record<Plus, number>>;
  points?: number;
}

interface CardTable {
  cards: Record<string, Facts>;
  sets: Record<string, readonly string[]>;
  bots: Record<string, readonly string[]>;
  /** By number of players: the sizes of the piles. */
  supply: Record<string, Record<string, number>>;
}

/** `SETS`: the recommended kingdoms; `BOTS`: the cards that a bot needs. */
export const { cards: CARDS, sets: SETS, bots: BOTS, supply } = table as Readonly<CardTable>;

/** The cards that lie in every supply. */
export const BASICS = Object.keys(CARDS).filter((card) =>
  Object.values(supply).every((piles) => card in piles),
);
/** The cards that a kingdom is chosen from. */
export const KINGDOM = Object.keys(CARDS).filter((card) => !BASICS.includes(card));
/** The number of piles in a kingdom; each recommended one has as many. */
export const KINGDOM_PILES = Object.values(SETS)[0]!.length;

/** What the card shows as its own: the second type where there are two. */
export const mainType = (card: string): CardType => CARDS[card]!.types.at(-1)!;
