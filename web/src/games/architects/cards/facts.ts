// The printed facts of cards and boards other than words, from the rules' own tables.
import apprentices from "../../../../../src/throneroom/games/west_kingdom/architects/components/apprentices.toml";
import boards from "../../../../../src/throneroom/games/west_kingdom/architects/components/boards.toml";
import buildings from "../../../../../src/throneroom/games/west_kingdom/architects/components/buildings.toml";
import cards from "../../../../../src/throneroom/games/west_kingdom/architects/components/cards.toml";
import overlays from "../../../../../src/throneroom/games/west_kingdom/tomesaga/architects_coop/components/overlays.toml";

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
  /** Two boards of one colour are the sides of one; those of the Tomesaga have no colour. */
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

interface Sided {
  cards: { skills: readonly string[] };
  sides: Table<ApprenticeFacts>;
}

const { cards: sided, sides } = overlays as unknown as Sided;

/** The double-sided apprentices of a scenario: each side with each skill. */
const SIDES: Table<ApprenticeFacts> = Object.fromEntries(
  Object.entries(sides).flatMap(([side, { location }]) =>
    sided.skills.map((skill) => [
      `${side}_${skill}`,
      { skills: [skill], ...(location ? { location } : {}) },
    ]),
  ),
);

export const APPRENTICES: Table<ApprenticeFacts> = {
  ...(apprentices as unknown as Table<ApprenticeFacts>),
  ...SIDES,
};
export const BUILDINGS = buildings as unknown as Table<BuildingFacts>;
export const BOARDS = boards as unknown as Table<BoardFacts>;
export const MARKET = (cards as unknown as { market: Table<MarketFacts> }).market;
export const REWARDS = (cards as unknown as { rewards: Table<RewardFacts> }).rewards;
