/* Made from schema/paladins.json by "npm run types". */

import type { Score, Question, Waiting, Outcome } from "./shared.ts";
import type { Standing, CampaignView, FirstPlayer, TurnBegan, Gained, MarkerPassed, GoalsTurnedUp, CaughtUp, AdvantageUsed, ChronicleTaken, CrestChronicleTaken, VictoryHanded, TokenTaken } from "./west_kingdom.ts";

export interface Paladins {
  Options?: PaladinsOptions;
  View?: PaladinsView;
  Event?:
    | FirstPlayer
    | RowsDealt
    | Began
    | RoundBegan
    | OrderRevealed
    | FavourRevealed
    | TavernOpened
    | PaladinsDrawn
    | PaladinChosen
    | PaladinRevealed
    | TavernTaken
    | TurnBegan
    | Passed
    | Acted
    | FavourUsed
    | Picked
    | WorkshopPlaced
    | PiecePlaced
    | WallBuilt
    | JarPlaced
    | Attacked
    | Converted
    | Hired
    | Dismissed
    | Cleared
    | Gained
    | SuspicionDrawn
    | SuspicionDiscarded
    | TaxTaken
    | DebtGained
    | DebtAvoided
    | DebtPaid
    | Inquisition
    | TaxRefilled
    | WorkersKept
    | CardLeft
    | CameUp
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
export interface PaladinsOptions {
  /**
   * How many play.
   */
  players?: number;
  campaign?: Standing | null;
  /**
   * The Noblewomen and Charlatans of the Tomesaga are in the deck.
   */
  extra_townsfolk?: boolean;
  /**
   * The seat that begins; by chance if left out.
   */
  first?: number | null;
}
export interface PaladinsView {
  seat: number | null;
  phase: string;
  steps: string[];
  step: number;
  players: PlayerView[];
  round: number;
  rounds: number;
  start: number;
  first: number;
  current: number;
  acting: string;
  target: string;
  tax: number;
  tax_full: number;
  accused: number[];
  map: LocationView[];
  columns: {
    [k: string]: number[];
  };
  townsfolk: SlotView[];
  townsfolk_deck: number;
  townsfolk_out: string[];
  outsiders: OutsiderSlotView[];
  outsiders_deck: number;
  outsiders_out: string[];
  walls_deck: number;
  suspicion_deck: number;
  suspicion_out: number[];
  tavern: string[];
  tavern_taken: string[];
  tavern_deck: number;
  tavern_out: string[];
  orders: OrderView[];
  favours: FavourView[];
  track_points: number[];
  kept_workers: number;
  cards: Faces;
  campaign: CampaignView | null;
  over: boolean;
}
export interface PlayerView {
  pool: {
    [k: string]: number;
  };
  silver: number;
  provisions: number;
  attributes: AttributeView[];
  unpaid: number;
  paid: number;
  passed: boolean;
  suspicion: number[];
  townsfolk: string[];
  actions: ActionView[];
  workshops: number;
  monks: number;
  outposts: number;
  walls: string[];
  spots: number[];
  jars: number;
  attacked: string[];
  converted: string[];
  converted_points: number[];
  orders: boolean[];
  order_counts: number[];
  hire_prices: number[];
  hire_reach: boolean[];
  paladin: string | null;
  played: string[];
  chosen: boolean;
  own_choice: string | null;
  hand: string[] | null;
  deck_size: number;
  deck_top: string | null;
  deck_under: string[];
  favours: string[];
  score: Score;
}
export interface AttributeView {
  attribute: string;
  value: number;
  bonus: number;
  reach: number;
  points: number;
  next: number | null;
}
export interface ActionView {
  action: string;
  coverable: boolean;
  done: number | null;
  workers: string[];
  workshops: number;
  changed: boolean;
  modes: ModeView[];
}
/**
 * A player's current way to do an action.
 */
export interface ModeView {
  mode: string;
  spaces: string[];
  silver: number;
  provisions: number;
  needs: string;
  least: number;
  gives: string[];
  missing: string;
}
export interface LocationView {
  location: string;
  column: number;
  reward: string[];
  open: boolean;
  piece: string | null;
  seat: number | null;
}
/**
 * A slot of the townsfolk row.
 */
export interface SlotView {
  card: string | null;
  silver: number;
  debt: boolean;
}
export interface OutsiderSlotView {
  card: string | null;
  faith: number;
  strength: number;
}
export interface OrderView {
  card: string | null;
  round: number;
  points: number;
}
export interface FavourView {
  card: string | null;
  round: number;
  worker: string | null;
  seat: number | null;
}
export interface Faces {
  townsfolk: {
    [k: string]: TownsfolkFace;
  };
  paladins: {
    [k: string]: PaladinFace;
  };
  outsiders: {
    [k: string]: OutsiderFace;
  };
  orders: {
    [k: string]: OrderFace;
  };
  favours: {
    [k: string]: FavourFace;
  };
  walls: {
    [k: string]: WallFace;
  };
  tavern: {
    [k: string]: string[];
  };
}
export interface TownsfolkFace {
  name: string;
  dismiss: string[];
  on_hire: string[];
  on: string;
  reward: string[];
  at_least: number | null;
  at_most: number | null;
  reconstructed: boolean;
}
export interface PaladinFace {
  attributes: {
    [k: string]: number;
  };
  workers: string[];
  action: string;
  gain: string[];
  silver: number | null;
  silver_less: number;
  free_provisions: boolean;
}
export interface OutsiderFace {
  name: string;
  suit: string;
  attack: string[];
  convert: string[];
  per: number;
  of: string;
}
export interface OrderFace {
  of: string;
  at_least: number;
}
export interface FavourFace {
  space: string;
  silver: number;
  provisions: number;
  debts: number;
  choose: string[][];
}
export interface WallFace {
  gain: string[];
  choose: string[][];
  points: number;
}
/**
 * The open cards at the start, the dearest townsfolk and the easiest outsider first.
 */
export interface RowsDealt {
  event: "rows_dealt";
  townsfolk: string[];
  outsiders: string[];
}
/**
 * A player takes a first townsfolk card for free.
 */
export interface Began {
  event: "began";
  seat: number;
  card: string;
}
export interface RoundBegan {
  event: "round_began";
  round: number;
  seat: number;
}
export interface OrderRevealed {
  event: "order_revealed";
  card: string;
  points: number;
}
export interface FavourRevealed {
  event: "favour_revealed";
  card: string;
}
export interface TavernOpened {
  event: "tavern_opened";
  cards: string[];
}
export interface PaladinsDrawn {
  event: "paladins_drawn";
  seat: number;
  cards: string[] | null;
}
/**
 * A player plays one paladin and puts one on top of the deck, one under it.
 */
export interface PaladinChosen {
  event: "paladin_chosen";
  seat: number;
  cards: string[] | null;
}
export interface PaladinRevealed {
  event: "paladin_revealed";
  seat: number;
  card: string;
}
export interface TavernTaken {
  event: "tavern_taken";
  seat: number;
  card: string;
}
export interface Passed {
  event: "passed";
  seat: number;
}
/**
 * Workers go to an action, and its cost is paid.
 */
export interface Acted {
  event: "acted";
  seat: number;
  action: string;
  target: string;
  workers: string[];
  silver: number;
  provisions: number;
}
export interface FavourUsed {
  event: "favour_used";
  seat: number;
  card: string;
  workers: string[];
  silver: number;
  provisions: number;
}
/**
 * A player takes one of several rewards.
 */
export interface Picked {
  event: "picked";
  seat: number;
  goods: string[];
  by: string;
}
export interface WorkshopPlaced {
  event: "workshop_placed";
  seat: number;
  action: string;
  by: string;
}
/**
 * A player puts a piece on the map.
 */
export interface PiecePlaced {
  event: "piece_placed";
  seat: number;
  piece: string;
  location: string;
}
export interface WallBuilt {
  event: "wall_built";
  seat: number;
  card: string;
}
export interface JarPlaced {
  event: "jar_placed";
  seat: number;
  spot: string;
}
export interface Attacked {
  event: "attacked";
  seat: number;
  card: string;
}
export interface Converted {
  event: "converted";
  seat: number;
  card: string;
}
export interface Hired {
  event: "hired";
  seat: number;
  card: string;
  by: string;
}
export interface Dismissed {
  event: "dismissed";
  seat: number;
  card: string;
}
/**
 * The workers of an action go to the supply.
 */
export interface Cleared {
  event: "cleared";
  seat: number;
  action: string;
  by: string;
}
/**
 * A player draws a suspicion card; None: all of them lie in front of players.
 */
export interface SuspicionDrawn {
  event: "suspicion_drawn";
  seat: number;
  card: string | null;
}
export interface SuspicionDiscarded {
  event: "suspicion_discarded";
  seat: number;
  count: number;
  by: string;
}
/**
 * A player takes silver from the tax supply.
 */
export interface TaxTaken {
  event: "tax_taken";
  seat: number;
  silver: number;
  left: number;
  by: string;
}
export interface DebtGained {
  event: "debt_gained";
  seat: number;
  by: string;
}
/**
 * Silver is paid instead of a debt, through an advantage of a campaign.
 */
export interface DebtAvoided {
  event: "debt_avoided";
  seat: number;
  silver: number;
}
export interface DebtPaid {
  event: "debt_paid";
  seat: number;
  by: string;
}
export interface Inquisition {
  event: "inquisition";
  seats: number[];
  suspicion: number[];
}
export interface TaxRefilled {
  event: "tax_refilled";
  silver: number;
}
export interface WorkersKept {
  event: "workers_kept";
  seat: number;
  workers: string[];
}
/**
 * The cheapest townsfolk or the easiest outsider is discarded.
 */
export interface CardLeft {
  event: "card_left";
  row: string;
  card: string;
}
/**
 * New open cards enter a row.
 */
export interface CameUp {
  event: "came_up";
  row: string;
  cards: string[];
}
export interface Ended {
  event: "ended";
}
