/* Made from schema/paladins_coop.json by "npm run types". */

import type { PlayerView, AttributeView, LocationView, SlotView, OutsiderSlotView, OrderView, FavourView, Faces, RowsDealt, Began, RoundBegan, OrderRevealed, FavourRevealed, TavernOpened, PaladinsDrawn, PaladinChosen, PaladinRevealed, TavernTaken, Passed, Acted, FavourUsed, Picked, WorkshopPlaced, PiecePlaced, WallBuilt, JarPlaced, Attacked, Converted, Hired, Dismissed, Cleared, SuspicionDrawn, SuspicionDiscarded, TaxTaken, DebtGained, DebtAvoided, DebtPaid, Inquisition, TaxRefilled, WorkersKept, CardLeft, CameUp, Ended } from "./paladins.ts";
import type { Question, Waiting, Outcome } from "./shared.ts";
import type { CampaignView, FirstPlayer, TurnBegan, Gained, MarkerPassed, GoalsTurnedUp, CaughtUp, AdvantageUsed, ChronicleTaken, CrestChronicleTaken, VictoryHanded, TokenTaken } from "./west_kingdom.ts";

export interface PaladinsCoop {
  Options?: PaladinsCoopOptions;
  View?: PaladinsCoopView;
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
    | TokenTaken
    | StarterTaken
    | HonourGained
    | HonourLost
    | Shared
    | OrderFulfilled
    | ThreatFought
    | ThreatGone
    | ThreatRevealed
    | OutsidersTurned
    | KingThreatRevealed
    | OverlordBegan
    | OutsidersCounted
    | ThreatStrikes
    | PenaltyTaken
    | PenaltyIgnored
    | ThreatGrew
    | AttributeLowered;
  Question?: Question | Waiting;
  Outcome?: Outcome;
}
export interface PaladinsCoopOptions {
  /**
   * How many play.
   */
  players?: number;
  /**
   * How many threats there are, and whether the Overlord's workers come back.
   */
  difficulty?: "hard" | "nightmare" | "normal";
  /**
   * Starting townsfolk are dealt by chance, or chosen one after another.
   */
  starters?: "chosen" | "random";
  /**
   * The Noblewomen and Charlatans of the Tomesaga are in the deck.
   */
  extra_townsfolk?: boolean;
  /**
   * The seat that begins; by chance if left out.
   */
  first?: number | null;
}
export interface PaladinsCoopView {
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
  overlord: OverlordView;
  mates: MateView[];
  honour_max: number;
  charged: number;
  team_orders: TeamOrderView[];
  favour_workers: StandView[][];
  receiver: number | null;
  starters: string[];
  overlays_reconstructed: boolean;
}
export interface OverlordView {
  difficulty: string;
  free: number;
  left: number;
  threats: ThreatView[];
  growth: number;
  required: number;
  removed: number;
  outsiders_turn: number;
  required_late: number;
  outsiders_reconstructed: boolean;
  king_round: number;
  king_open: boolean;
  king_more: number;
  left_points: number;
  is_on_turn: boolean;
  step: StepView | null;
  total: number;
  target: number;
  per_player: number;
}
/**
 * A place of the row under the king's cards. A face-down card is unknown.
 */
export interface ThreatView {
  slot: number;
  round: number;
  card: string | null;
  action: string;
  penalty: string[];
  workers: number;
  reconstructed: string[];
}
/**
 * The card being resolved at the end of the round.
 */
export interface StepView {
  card: string;
  struck: number[];
}
/**
 * A player's data that the scenario adds.
 */
export interface MateView {
  honour: number;
  track: AttributeView;
  starter: string | null;
  lost_workshops: number;
  order_values: {
    [k: string]: number;
  }[];
  order_missing: string[];
  penalties: string[][];
}
export interface TeamOrderView {
  requires: {
    [k: string]: number;
  };
  worker: StandView | null;
  reconstructed: boolean;
}
/**
 * A worker on a king's card.
 */
export interface StandView {
  worker: string;
  seat: number;
}
/**
 * A starting townsfolk card with its overlay.
 */
export interface StarterTaken {
  event: "starter_taken";
  seat: number;
  card: string;
  overlay: string;
}
export interface HonourGained {
  event: "honour_gained";
  seat: number;
  honour: number;
  by: string;
}
export interface HonourLost {
  event: "honour_lost";
  seat: number;
  lost: number;
  honour: number;
  by: string;
}
/**
 * Another player gets the effect of an action.
 */
export interface Shared {
  event: "shared";
  seat: number;
  receiver: number;
  action: string;
}
/**
 * A player fulfils an order for everybody.
 */
export interface OrderFulfilled {
  event: "order_fulfilled";
  seat: number;
  card: string;
  workers: string[];
  points: number;
}
/**
 * An action takes one of the Overlord's workers off.
 */
export interface ThreatFought {
  event: "threat_fought";
  seat: number;
  card: string;
  left: number;
}
/**
 * A threat leaves the game: no worker is left on it, or none came to it.
 */
export interface ThreatGone {
  event: "threat_gone";
  card: string;
}
export interface ThreatRevealed {
  event: "threat_revealed";
  card: string;
  workers: number;
  supply: number;
}
/**
 * More outsiders must be dealt with from now on.
 */
export interface OutsidersTurned {
  event: "outsiders_turned";
  required: number;
}
export interface KingThreatRevealed {
  event: "king_threat_revealed";
  more: number;
}
/**
 * The threats are resolved from left to right.
 */
export interface OverlordBegan {
  event: "overlord_began";
  round: number;
  threats: number;
}
export interface OutsidersCounted {
  event: "outsiders_counted";
  removed: number;
  required: number;
  met: boolean;
}
export interface ThreatStrikes {
  event: "threat_strikes";
  card: string;
  workers: number;
}
export interface PenaltyTaken {
  event: "penalty_taken";
  seat: number;
  card: string;
  penalty: string;
  what: string;
}
/**
 * No part of a penalty can be carried out.
 */
export interface PenaltyIgnored {
  event: "penalty_ignored";
  seat: number;
  card: string;
}
export interface ThreatGrew {
  event: "threat_grew";
  card: string;
  workers: number;
}
/**
 * At the end, an attribute is lowered to the honour.
 */
export interface AttributeLowered {
  event: "attribute_lowered";
  seat: number;
  attribute: string;
  before: number;
  now: number;
}
