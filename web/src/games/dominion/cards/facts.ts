// What is printed on the cards besides words; `facts.test.ts` holds it to the game's own table.

export type CardType = "action" | "attack" | "reaction" | "treasure" | "victory" | "curse";
export type Plus = "cards" | "actions" | "buys" | "coins";

export interface Facts {
  cost: number;
  types: readonly CardType[];
  /** What playing the card gives at once, in the order of its text. */
  plus?: Partial<Record<Plus, number>>;
  points?: number;
  /** One point for so many cards. */
  pointsPer?: number;
}

export const CARDS: Readonly<Record<string, Facts>> = {
  copper: { cost: 0, types: ["treasure"], plus: { coins: 1 } },
  silver: { cost: 3, types: ["treasure"], plus: { coins: 2 } },
  gold: { cost: 6, types: ["treasure"], plus: { coins: 3 } },
  estate: { cost: 2, types: ["victory"], points: 1 },
  duchy: { cost: 5, types: ["victory"], points: 3 },
  province: { cost: 8, types: ["victory"], points: 6 },
  curse: { cost: 0, types: ["curse"], points: -1 },
  adventurer: { cost: 6, types: ["action"] },
  bureaucrat: { cost: 4, types: ["action", "attack"] },
  cellar: { cost: 2, types: ["action"], plus: { actions: 1 } },
  chancellor: { cost: 3, types: ["action"], plus: { coins: 2 } },
  chapel: { cost: 2, types: ["action"] },
  council_room: { cost: 5, types: ["action"], plus: { cards: 4, buys: 1 } },
  feast: { cost: 4, types: ["action"] },
  festival: { cost: 5, types: ["action"], plus: { actions: 2, buys: 1, coins: 2 } },
  gardens: { cost: 4, types: ["victory"], pointsPer: 10 },
  laboratory: { cost: 5, types: ["action"], plus: { cards: 2, actions: 1 } },
  library: { cost: 5, types: ["action"] },
  market: { cost: 5, types: ["action"], plus: { cards: 1, actions: 1, buys: 1, coins: 1 } },
  militia: { cost: 4, types: ["action", "attack"], plus: { coins: 2 } },
  mine: { cost: 5, types: ["action"] },
  moat: { cost: 2, types: ["action", "reaction"], plus: { cards: 2 } },
  moneylender: { cost: 4, types: ["action"] },
  remodel: { cost: 4, types: ["action"] },
  smithy: { cost: 4, types: ["action"], plus: { cards: 3 } },
  spy: { cost: 4, types: ["action", "attack"], plus: { cards: 1, actions: 1 } },
  thief: { cost: 4, types: ["action", "attack"] },
  throne_room: { cost: 4, types: ["action"] },
  village: { cost: 3, types: ["action"], plus: { cards: 1, actions: 2 } },
  witch: { cost: 5, types: ["action", "attack"], plus: { cards: 2 } },
  woodcutter: { cost: 3, types: ["action"], plus: { buys: 1, coins: 2 } },
  workshop: { cost: 3, types: ["action"] },
};

/** What the card shows as its own: the second type where there are two. */
export const mainType = (card: string): CardType => CARDS[card]!.types.at(-1)!;
