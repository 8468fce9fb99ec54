// The printed values of the cards besides words, as the rules read them.
import arcane from "../../../../../src/throneroom/games/oath/cards/tables/denizens_arcane.toml";
import beast from "../../../../../src/throneroom/games/oath/cards/tables/denizens_beast.toml";
import discord from "../../../../../src/throneroom/games/oath/cards/tables/denizens_discord.toml";
import hearth from "../../../../../src/throneroom/games/oath/cards/tables/denizens_hearth.toml";
import nomad from "../../../../../src/throneroom/games/oath/cards/tables/denizens_nomad.toml";
import order from "../../../../../src/throneroom/games/oath/cards/tables/denizens_order.toml";
import dice from "../../../../../src/throneroom/games/oath/cards/tables/dice.toml";
import edifices from "../../../../../src/throneroom/games/oath/cards/tables/edifices.toml";
import boards from "../../../../../src/throneroom/games/oath/cards/tables/boards.toml";
import relics from "../../../../../src/throneroom/games/oath/cards/tables/relics.toml";
import sites from "../../../../../src/throneroom/games/oath/cards/tables/sites.toml";
import visions from "../../../../../src/throneroom/games/oath/cards/tables/visions.toml";

export type Suit = "discord" | "arcane" | "order" | "hearth" | "beast" | "nomad";

export interface Power {
  kind: string;
  actions?: readonly string[];
  side?: "attacker" | "defender" | "either";
  cost?: Partial<Record<"place_favor" | "place_secret" | "burn_favor" | "burn_secret", number>>;
}

/** The kinds of cards, each with a look of its own. */
export type Sort = "denizen" | "edifice" | "ruin" | "relic" | "vision";

export interface CardFacts {
  sort: Sort;
  suit: Suit | null;
  restriction?: "site" | "adviser";
  locked: boolean;
  powers: readonly Power[];
  defense?: number;
  /** The key of the other side of an edifice. */
  other?: string;
}

export interface SiteFacts {
  capacity: number;
  reveal?: { favor?: number; secrets?: number; relics?: number };
  price?: { kind: string; amount: number; suit?: Suit };
  power: string;
}

interface DenizenRow {
  restriction?: "site" | "adviser";
  locked?: boolean;
  powers: readonly Power[];
}
interface EdificeRow {
  suit: Suit;
  intact: { powers: readonly Power[] };
  ruined: { key: string; powers: readonly Power[] };
}

export const SUITS = (boards as { suits: readonly Suit[] }).suits;

const BY_SUIT: Readonly<Record<Suit, unknown>> = { discord, arcane, order, hearth, beast, nomad };

const denizens = SUITS.flatMap((suit) =>
  Object.entries(BY_SUIT[suit] as Record<string, DenizenRow>).map(
    ([key, row]): [string, CardFacts] => [
      key,
      { sort: "denizen", suit, ...row, locked: row.locked ?? false },
    ],
  ),
);

const buildings = Object.entries(edifices as Record<string, EdificeRow>).flatMap(
  ([key, { suit, intact, ruined }]): [string, CardFacts][] => [
    [key, built("edifice", suit, intact.powers, ruined.key)],
    [ruined.key, built("ruin", null, ruined.powers, key)],
  ],
);

function built(sort: Sort, suit: Suit | null, powers: readonly Power[], other: string): CardFacts {
  return { sort, suit, restriction: "site", locked: true, powers, other };
}

const treasures = Object.entries(
  relics as Record<string, { defense: number; powers?: readonly Power[] }>,
).map(([key, { defense, powers = [] }]): [string, CardFacts] => [
  key,
  { sort: "relic", suit: null, locked: false, powers, defense },
]);

const seen = Object.entries(
  (visions as { visions: Record<string, { powers?: readonly Power[] }> }).visions,
).map(([key, { powers = [] }]): [string, CardFacts] => [
  key,
  { sort: "vision", suit: null, locked: false, powers },
]);

export const CARDS: Readonly<Record<string, CardFacts>> = Object.fromEntries([
  ...denizens,
  ...buildings,
  ...treasures,
  ...seen,
]);
export const SITES = (sites as { sites: Readonly<Record<string, SiteFacts>> }).sites;

// ---- what is printed on the boards

interface Boards {
  supply: { most: number };
  search: { visions_drawn: readonly number[] };
  prices: Readonly<Record<string, number>>;
}
const printed = boards as Boards;

/** The spaces of the Supply track, from the left. */
export const SUPPLY = Array.from({ length: printed.supply.most + 1 }, (_, i) => i).reverse();
/** The cost of a search of the world deck, by number of visions drawn. */
export const VISION_TRACK = printed.search.visions_drawn;
/** The lowest roll that ends the game, by round. */
export const ENDS = (dice as { end: { ends_from: Readonly<Record<string, number>> } }).end
  .ends_from;
/** The Supply of the deeds that always cost the same. */
export const DEED_SUPPLY = printed.prices;
