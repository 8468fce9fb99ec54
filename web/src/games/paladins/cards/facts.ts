// The printed facts of cards and boards other than words, from the rules' own tables.
import actions from "../../../../../src/throneroom/games/west_kingdom/paladins/components/actions.toml";
import king from "../../../../../src/throneroom/games/west_kingdom/paladins/components/king.toml";
import locations from "../../../../../src/throneroom/games/west_kingdom/paladins/components/locations.toml";
import outsiders from "../../../../../src/throneroom/games/west_kingdom/paladins/components/outsiders.toml";
import paladins from "../../../../../src/throneroom/games/west_kingdom/paladins/components/paladins.toml";
import rules from "../../../../../src/throneroom/games/west_kingdom/paladins/components/rules.toml";
import spots from "../../../../../src/throneroom/games/west_kingdom/paladins/components/spots.toml";
import tavern from "../../../../../src/throneroom/games/west_kingdom/paladins/components/tavern.toml";
import townsfolk from "../../../../../src/throneroom/games/west_kingdom/paladins/components/townsfolk.toml";
import walls from "../../../../../src/throneroom/games/west_kingdom/paladins/components/walls.toml";
import coopOrders from "../../../../../src/throneroom/games/west_kingdom/tomesaga/paladins_coop/components/orders.toml";
import overlays from "../../../../../src/throneroom/games/west_kingdom/tomesaga/paladins_coop/components/overlays.toml";
import threats from "../../../../../src/throneroom/games/west_kingdom/tomesaga/paladins_coop/components/threats.toml";
import starters from "../../../../../src/throneroom/games/west_kingdom/tomesaga/paladins_coop/components/townsfolk.toml";

type Table<T> = Readonly<Record<string, T>>;
type Words = readonly string[];

/** The certainty of a row, as a letter: A two or more sources agree, B one, C an inference, D our
 * own. */
interface Row {
  sure?: string;
  /** The marks of single values. */
  unsure?: Readonly<Record<string, string>>;
}
export interface ActionFacts extends Row {
  modes?: readonly { name: string }[];
}
export interface TownsfolkFacts extends Row {
  dismiss: Words;
  on_hire?: Words;
  ability: { on: string; reward: Words };
  extra?: boolean;
}
export interface PaladinFacts extends Row {
  attributes: Readonly<Record<string, number>>;
  workers: Words;
  action: string;
}
export interface OutsiderFacts extends Row {
  suit: string;
  attack: Words;
  convert?: Words;
  points: { per: number; of: string };
}
export interface KingFacts extends Row {
  kind: string;
  if?: { count: string; at_least: number };
  space?: string;
  cost?: Readonly<Record<string, number>>;
  choose?: readonly Words[];
}
export interface WallFacts extends Row {
  gain?: Words;
  choose?: readonly Words[];
  points?: number;
}
export interface LocationFacts {
  column: number;
  reward: Words;
  players: number;
}
export interface SpotFacts extends Row {
  reward: Words;
  count?: number;
}

export const ACTIONS = actions as unknown as Table<ActionFacts>;
export const TOWNSFOLK = townsfolk as unknown as Table<TownsfolkFacts>;
export const PALADINS = paladins as unknown as Table<PaladinFacts>;
export const OUTSIDERS = outsiders as unknown as Table<OutsiderFacts>;
export const KING = king as unknown as Table<KingFacts>;
export const WALLS = walls as unknown as Table<WallFacts>;
export const TAVERN = tavern as unknown as Table<Row & { workers: Words }>;
export const LOCATIONS = locations as unknown as Table<LocationFacts>;
export const SPOTS = spots as unknown as Table<SpotFacts>;
const RULES = rules as unknown as { pieces: Table<number>; sure: Table<string> };
/** The number of pieces of each kind on a board. */
export const PIECES = RULES.pieces;
/** The certainty of things that belong to no row of a table. */
export const SURE = RULES.sure;

// Additions of the scenario against the Overlord.

const OVERLAYS = overlays as unknown as Table<ActionFacts>;
export const THREATS = threats as unknown as Table<{ action: string }>;
export const TEAM_ORDERS = coopOrders as unknown as Table<{
  requires: Readonly<Record<string, number>>;
}>;
export const STARTERS = starters as unknown as Table<{ on: string; overlay: string }>;

/** A townsfolk card's payment in front of a player, and its moment. */
export function abilityOf(card: string): TownsfolkFacts["ability"] | undefined {
  const starter = STARTERS[card];
  return starter ? { on: starter.on, reward: ["honour"] } : TOWNSFOLK[card]?.ability;
}

/** All cards of the decks with their rows. */
export const CARDS: Table<Row> = {
  ...TOWNSFOLK,
  ...PALADINS,
  ...OUTSIDERS,
  ...KING,
  ...WALLS,
  ...TAVERN,
};

const ACTION_OF: Table<string> = Object.fromEntries(
  Object.entries({ ...ACTIONS, ...OVERLAYS }).flatMap(([action, { modes }]) =>
    (modes ?? [{ name: action }]).map(({ name }) => [name, action]),
  ),
);

/** The action of a mode. */
export const actionOf = (mode: string): string | undefined => ACTION_OF[mode];

export const isAction = (key: string): boolean => key in ACTIONS || key in OVERLAYS;

export type Sort = "townsfolk" | "paladin" | "outsider" | "order" | "favour" | "wall" | "tavern";

/** The kind of card; null for things that are not cards of a deck. */
export function sortOf(card: string): Sort | null {
  if (card in TOWNSFOLK) return "townsfolk";
  if (card in PALADINS) return "paladin";
  if (card in OUTSIDERS) return "outsider";
  if (card in WALLS) return "wall";
  if (card in TAVERN) return "tavern";
  return (KING[card]?.kind as Sort | undefined) ?? null;
}
