// What is printed on cards and boards besides words, as the rules read it.
import apprentices from "../../../../../src/throneroom/games/west_kingdom/architects/components/apprentices.toml";
import boards from "../../../../../src/throneroom/games/west_kingdom/architects/components/boards.toml";
import buildings from "../../../../../src/throneroom/games/west_kingdom/architects/components/buildings.toml";
import cards from "../../../../../src/throneroom/games/west_kingdom/architects/components/cards.toml";

export interface ApprenticeFacts {
  skills?: readonly string[];
  virtue?: number;
  location?: string;
  promo?: boolean;
}
export interface BuildingFacts {
  vp: number;
  cost: Readonly<Record<string, number>>;
  skills?: readonly string[];
  virtue?: number;
  timing?: "immediate" | "end";
  promo?: boolean;
}
export interface BoardFacts {
  /** Two of one colour are the sides of one board; those of the Tomesaga have none. */
  colour?: string;
  prison: number;
  silver: number;
  virtue: number;
  gain?: Readonly<Record<string, number>>;
}
interface MarketFacts {
  small: Readonly<Record<string, number>>;
  large: Readonly<Record<string, number>>;
}
interface RewardFacts {
  count: number;
  gain: Readonly<Record<string, number>>;
}

type Table<T> = Readonly<Record<string, T>>;

export const APPRENTICES = apprentices as unknown as Table<ApprenticeFacts>;
export const BUILDINGS = buildings as unknown as Table<BuildingFacts>;
export const BOARDS = boards as unknown as Table<BoardFacts>;
export const MARKET = (cards as unknown as { market: Table<MarketFacts> }).market;
export const REWARDS = (cards as unknown as { rewards: Table<RewardFacts> }).rewards;
