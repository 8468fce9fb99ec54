/* Made from schema/architects.json by "npm run types". */

import type { Score, Question, Waiting, Outcome } from "./shared.ts";
import type { Standing, CampaignView, FirstPlayer, TurnBegan, Gained, MarkerPassed, GoalsTurnedUp, CaughtUp, AdvantageUsed, ChronicleTaken, CrestChronicleTaken, VictoryHanded, TokenTaken } from "./west_kingdom.ts";

export interface Architects {
  Options?: ArchitectsOptions;
  View?: ArchitectsView;
  Event?:
    | BoardTaken
    | FirstPlayer
    | RowsDealt
    | BuildingKept
    | DraftEnded
    | TurnBegan
    | Placed
    | Recalled
    | TurnLost
    | Gained
    | Paid
    | TaxPaid
    | VirtueChanged
    | DebtTaken
    | DebtAvoided
    | LossAvoided
    | DebtDestroyed
    | DebtPaid
    | TaxesTaken
    | Drew
    | KeptOne
    | Discarded
    | Hired
    | Dismissed
    | CameUp
    | Refreshed
    | Captured
    | TookHome
    | Imprisoned
    | Released
    | Built
    | Advanced
    | RewardGained
    | MarketReset
    | MarketTurned
    | GuildhallFull
    | Ended
    | MarkerPassed
    | GoalsTurnedUp
    | CaughtUp
    | AdvantageUsed
    | ChronicleTaken
    | CrestChronicleTaken
    | VictoryHanded
    | TokenTaken;
  Question?: Question | Waiting;
  Outcome?: Outcome;
}
export interface ArchitectsOptions {
  /**
   * How many play.
   */
  players?: number;
  campaign?: Standing | null;
  /**
   * All start alike, or everybody plays a character.
   */
  setup?: "standard" | "variable";
  /**
   * Characters are dealt by chance, or chosen one after another.
   */
  characters?: "chosen" | "random";
  /**
   * The four boards of the Tomesaga are among the characters.
   */
  extra_boards?: boolean;
  /**
   * Everybody begins with an apprentice.
   */
  starting_apprentice?: boolean;
  /**
   * Three apprentices and three buildings more.
   */
  promo_cards?: boolean;
  /**
   * The third spaces of the Guildhall renew the cheapest apprentices.
   */
  apprentice_refresh?: boolean;
  /**
   * A Conspirator makes every further capture cheaper, not only one.
   */
  conspirator_per_capture?: boolean;
  /**
   * The Fortress captures at any two locations.
   */
  fortress_any_locations?: boolean;
  /**
   * The seat that begins; by chance if left out.
   */
  first?: number | null;
}
export interface ArchitectsView {
  seat: number | null;
  phase: string;
  steps: string[];
  step: number;
  players: PlayerView[];
  first: number;
  current: number;
  round: number;
  turns_left: number | null;
  boards: string[];
  places: string[];
  tax: number;
  rows: (string | null)[][];
  coins: number[][];
  spaces: string[];
  market: (number | null)[];
  offers: string[][];
  market_pile: number;
  market_turned: string[];
  guildhall: GuildhallView;
  cathedral: LevelView[];
  rewards: number;
  rewards_gained: string[];
  capture_places: number;
  virtue_vp: number[];
  tax_discounts: number[];
  market_virtue: number;
  cathedral_virtue: number;
  deck_size: number;
  deck_below: string[];
  apprentice_deck_size: number;
  apprentices_below: string[];
  packet: string[] | null;
  packet_size: number;
  drawn: string[] | null;
  drawn_size: number;
  apprentice_cards: {
    [k: string]: ApprenticeView;
  };
  building_cards: {
    [k: string]: BuildingView;
  };
  acting: ActingView | null;
  campaign: CampaignView | null;
  over: boolean;
}
export interface PlayerView {
  board: string | null;
  free: number;
  open: number[];
  prison: number;
  captured: number[];
  held_by: number[];
  on_market: number;
  in_guildhall: number;
  clay: number;
  wood: number;
  stone: number;
  gold: number;
  marble: number;
  silver: number;
  virtue: number;
  unpaid: number;
  paid: number;
  level: number;
  tax_discount: number;
  apprentices: string[];
  apprentice_limit: number;
  buildings: string[];
  building_points: number[];
  hand: string[] | null;
  plans: PlanView[] | null;
  hand_size: number;
  hand_limit: number;
  prices: PricesView;
  may_trade: boolean;
  may_advance: boolean;
  score: Score;
}
/**
 * A card in hand, and the obstacles to building it.
 */
export interface PlanView {
  card: string;
  goods: NeedView[];
  missing: number;
  lacking: string[];
  can_build: boolean;
}
/**
 * A number of goods that may be any of these.
 */
export interface NeedView {
  any_of: string[];
  amount: number;
  missing?: number;
}
/**
 * A player's current prices.
 */
export interface PricesView {
  hire: PriceView;
  rows: number[][];
  reach: boolean[][];
  market: PriceView[];
  capture: PriceView;
  free_captives: PriceView;
  pay_debt: PriceView;
  level: PriceView | null;
}
/**
 * The amounts that a player pays, after all discounts.
 */
export interface PriceView {
  silver?: number;
  tax?: number;
  virtue?: number;
  cards?: number;
  goods?: NeedView[];
}
export interface GuildhallView {
  workers: number[];
  spaces: number;
  row_length: number;
  resets: number[];
  refreshes: number[];
}
/**
 * A level of the Cathedral, the lowest first.
 */
export interface LevelView {
  level: number;
  vp: number;
  spaces: number;
  seats: number[];
  cost: NeedView[];
}
/**
 * The printed facts of an apprentice.
 */
export interface ApprenticeView {
  skills: string[];
  virtue: number;
  location: string | null;
}
/**
 * The printed facts of a building.
 */
export interface BuildingView {
  vp: number;
  cost: {
    [k: string]: number;
  };
  skills: string[];
  virtue: number;
  at_end: boolean;
}
export interface ActingView {
  place: string;
  workers: number;
  stage: string;
  done: number;
  most: number;
  places: string[];
  building: string | null;
  reset: boolean;
}
/**
 * A character is dealt or chosen.
 */
export interface BoardTaken {
  event: "board_taken";
  seat: number;
  board: string;
}
/**
 * The apprentices at the start, row by row.
 */
export interface RowsDealt {
  event: "rows_dealt";
  cards: string[];
}
/**
 * A player keeps a building card in the draft.
 */
export interface BuildingKept {
  event: "building_kept";
  seat: number;
  card: string | null;
}
export interface DraftEnded {
  event: "draft_ended";
}
export interface Placed {
  event: "placed";
  seat: number;
  place: string;
  workers: number;
}
/**
 * A worker comes back, which takes the whole turn.
 */
export interface Recalled {
  event: "recalled";
  seat: number;
  origin: string;
  captor?: number | null;
}
/**
 * No worker is free, and none can come back.
 */
export interface TurnLost {
  event: "turn_lost";
  seat: number;
}
/**
 * Goods and silver to the supply, tax to the Tax Stand.
 */
export interface Paid {
  event: "paid";
  seat: number;
  goods: string[];
  tax: number;
  by: string;
}
/**
 * Tax is paid, and nothing else.
 */
export interface TaxPaid {
  event: "tax_paid";
  seat: number;
  tax: number;
  by: string;
}
export interface VirtueChanged {
  event: "virtue_changed";
  seat: number;
  change: number;
  virtue: number;
  by: string;
}
export interface DebtTaken {
  event: "debt_taken";
  seat: number;
  by: string;
}
/**
 * Silver is paid instead of taking a debt.
 */
export interface DebtAvoided {
  event: "debt_avoided";
  seat: number;
  silver: number;
  by: string;
}
/**
 * A card is discarded instead of losing virtue.
 */
export interface LossAvoided {
  event: "loss_avoided";
  seat: number;
  by: string;
  card: string | null;
}
export interface DebtDestroyed {
  event: "debt_destroyed";
  seat: number;
  by: string;
}
export interface DebtPaid {
  event: "debt_paid";
  seat: number;
}
export interface TaxesTaken {
  event: "taxes_taken";
  seat: number;
  silver: number;
}
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  by: string;
  cards: string[] | null;
}
/**
 * A player keeps one of several drawn cards; the others go under the deck.
 */
export interface KeptOne {
  event: "kept_one";
  seat: number;
  card: string | null;
}
/**
 * Building cards go from hand face down under the deck.
 */
export interface Discarded {
  event: "discarded";
  seat: number;
  count: number;
  by: string;
  cards: string[] | null;
}
export interface Hired {
  event: "hired";
  seat: number;
  card: string;
  row: number;
  column: number;
  coins: number;
  found: number;
}
export interface Dismissed {
  event: "dismissed";
  seat: number;
  card: string;
}
/**
 * A new apprentice lies open.
 */
export interface CameUp {
  event: "came_up";
  card: string;
  row: number;
}
/**
 * The cheapest apprentices go under the deck.
 */
export interface Refreshed {
  event: "refreshed";
  cards: string[];
}
export interface Captured {
  event: "captured";
  seat: number;
  owner: number;
  place: string;
  workers: number;
}
/**
 * A group of own workers, taken back as others are captured.
 */
export interface TookHome {
  event: "took_home";
  seat: number;
  place: string;
  workers: number;
}
/**
 * Captured workers go to prison.
 */
export interface Imprisoned {
  event: "imprisoned";
  seat: number;
  total: number;
  owners: number[];
  workers: number[];
}
/**
 * Own workers come home.
 */
export interface Released {
  event: "released";
  seat: number;
  origin: string;
  workers: number;
  by: string;
}
export interface Built {
  event: "built";
  seat: number;
  card: string;
}
export interface Advanced {
  event: "advanced";
  seat: number;
  level: number;
}
/**
 * None: no reward card is left.
 */
export interface RewardGained {
  event: "reward_gained";
  seat: number;
  reward: string | null;
}
/**
 * The workers of the black market go to prison, by space.
 */
export interface MarketReset {
  event: "market_reset";
  owners: number[];
}
/**
 * What the black market offers from now on.
 */
export interface MarketTurned {
  event: "market_turned";
  small: string[];
  large: string[];
}
/**
 * Everybody has one turn left.
 */
export interface GuildhallFull {
  event: "guildhall_full";
  seat: number;
}
export interface Ended {
  event: "ended";
}
