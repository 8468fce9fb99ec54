// The recommended tens; `sets.test.ts` holds them to the game's own table.
export const SETS: Readonly<Record<string, readonly string[]>> = {
  first_game: [
    "cellar",
    "market",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "woodcutter",
    "workshop",
  ],
  big_money: [
    "adventurer",
    "bureaucrat",
    "chancellor",
    "chapel",
    "feast",
    "laboratory",
    "market",
    "mine",
    "moneylender",
    "throne_room",
  ],
  interaction: [
    "bureaucrat",
    "chancellor",
    "council_room",
    "festival",
    "library",
    "militia",
    "moat",
    "spy",
    "thief",
    "village",
  ],
  size_distortion: [
    "cellar",
    "chapel",
    "feast",
    "gardens",
    "laboratory",
    "thief",
    "village",
    "witch",
    "woodcutter",
    "workshop",
  ],
  village_square: [
    "bureaucrat",
    "cellar",
    "festival",
    "library",
    "market",
    "remodel",
    "smithy",
    "throne_room",
    "village",
    "woodcutter",
  ],
};

/** So many piles make a kingdom. */
export const TEN = 10;

/** What lies in every supply. */
export const BASIC = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"];
