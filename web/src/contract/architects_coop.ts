/* Made from schema/architects_coop.json by "npm run types". */

import type { PlayerView, GuildhallView, LevelView, ApprenticeView, BuildingView, ActingView, BoardTaken, RowsDealt, BuildingKept, DraftEnded, Placed, Recalled, TurnLost, Paid, TaxPaid, VirtueChanged, DebtTaken, DebtAvoided, LossAvoided, DebtDestroyed, DebtPaid, TaxesTaken, Drew, KeptOne, Discarded, Hired, Dismissed, CameUp, Refreshed, Captured, TookHome, Imprisoned, Released, Built, Advanced, RewardGained, MarketReset, MarketTurned, GuildhallFull, Ended } from "./architects.ts";
import type { Question, Waiting, Outcome } from "./shared.ts";
import type { CampaignView, FirstPlayer, TurnBegan, Gained, MarkerPassed, GoalsTurnedUp, CaughtUp, AdvantageUsed, ChronicleTaken, CrestChronicleTaken, VictoryHanded, TokenTaken } from "./west_kingdom.ts";

export interface ArchitectsCoop {
  Options?: ArchitectsCoopOptions;
  View?: ArchitectsCoopView;
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
    | TokenTaken
    | SideChosen
    | PutBack
    | Offered
    | Handed
    | CardHanded
    | DemandMet
    | ReleasedOthers
    | SchemeRevealed
    | SchemesShuffled
    | StepBegan
    | NoWorkerLeft
    | MarketFull
    | WorkersCalledBack
    | StripReached
    | Arrested
    | StripIdle
    | TargetChosen
    | WorkerKilled
    | NobodyKilled
    | SilverLost
    | TaxesChecked
    | DemandRevealed
    | EventRevealed
    | FutureDiscarded
    | FutureOnTop
    | OutOfEvents;
  Question?: Question | Waiting;
  Outcome?: Outcome;
}
export interface ArchitectsCoopOptions {
  /**
   * How many play.
   */
  players?: number;
  /**
   * The Overlord's board: the blue one, or the red one.
   */
  difficulty?: "hard" | "normal";
  /**
   * Event cards in the deck; if left out, 6 against the blue board and 4 against the red one.
   */
  events?: (4 | 6) | null;
  /**
   * Characters are dealt by chance, or chosen one after another.
   */
  characters?: "chosen" | "random";
  /**
   * The four boards of the Tomesaga are among the characters.
   */
  extra_boards?: boolean;
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
   * The Overlord returns the taxes only where they cost virtue.
   */
  small_taxes_stay?: boolean;
}
export interface ArchitectsCoopView {
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
  overlord: OverlordView;
  two_sided: string[][];
  sides_reconstructed: boolean;
  offers_reconstructed: string;
}
export interface OverlordView {
  seat: number;
  board: string;
  difficulty: string;
  reconstructed: boolean;
  strips: StripView[];
  free: number;
  open: number[];
  prison: number;
  captured: number[];
  on_market: number;
  in_guildhall: number;
  killed: number[];
  is_on_turn: boolean;
  acts: ActView[];
  deck_size: number;
  top_is_future: boolean;
  discards: string[];
  future_size: number;
  demands: DemandView[];
  given_cards: string[];
  events_left: number;
  events_past: string[];
  out_of_events: boolean;
  cards: {
    [k: string]: CardView;
  };
  event_left: number;
  hidden_demand: number;
  no_event_left: number;
  total: number;
  target: number;
  per_worker: number;
}
export interface StripView {
  slot: number;
  does: string;
}
/**
 * A card that is being carried out, and its current step.
 */
export interface ActView {
  card: string;
  step: number;
}
/**
 * A demand; None and 0 while it lies face down.
 */
export interface DemandView {
  level: number;
  card: string | null;
  item: string | null;
  needed: number;
  given: number;
  met: boolean;
  done: number;
  failed: number;
  reconstructed: boolean;
}
/**
 * The printed facts of a scheme or an event.
 */
export interface CardView {
  steps: StepView[];
  future: boolean;
  event: boolean;
  reconstructed: boolean;
}
/**
 * A line of a scheme or an event.
 */
export interface StepView {
  verb: string;
  place: string;
  arrow: number;
  target: string;
  item: string;
  amount: number;
}
/**
 * A player chooses the side of a double-sided apprentice for the whole game.
 */
export interface SideChosen {
  event: "side_chosen";
  seat: number;
  card: string;
}
/**
 * At the start: one of four building cards goes under the deck.
 */
export interface PutBack {
  event: "put_back";
  seat: number;
  card: string | null;
}
/**
 * A player offers an item to a demand; the event says how many lie there now.
 */
export interface Offered {
  event: "offered";
  seat: number;
  item: string;
  demand: string;
  given: number;
  needed: number;
}
/**
 * A player gives an item to another player.
 */
export interface Handed {
  event: "handed";
  seat: number;
  item: string;
  receiver: number;
}
/**
 * A player gives a building card to another; only these two know which.
 */
export interface CardHanded {
  event: "card_handed";
  seat: number;
  receiver: number;
  card: string | null;
}
export interface DemandMet {
  event: "demand_met";
  demand: string;
}
/**
 * Workers of another player come home.
 */
export interface ReleasedOthers {
  event: "released_others";
  seat: number;
  owner: number;
  origin: string;
  workers: number;
}
export interface SchemeRevealed {
  event: "scheme_revealed";
  card: string;
}
export interface SchemesShuffled {
  event: "schemes_shuffled";
  cards: number;
}
/**
 * A line of a scheme or an event, counted from 1.
 */
export interface StepBegan {
  event: "step_began";
  card: string;
  step: number;
}
/**
 * He can't place a worker, and none comes back.
 */
export interface NoWorkerLeft {
  event: "no_worker_left";
  place: string;
}
/**
 * He finds no space on the black market.
 */
export interface MarketFull {
  event: "market_full";
}
/**
 * All his workers at open locations, in prison and on players' boards come back.
 */
export interface WorkersCalledBack {
  event: "workers_called_back";
  workers: number;
}
/**
 * The arrow of a placement leads to a strip of his board.
 */
export interface StripReached {
  event: "strip_reached";
  place: string;
  strip: number;
}
/**
 * He captures up to two workers of each player for each of his own there.
 */
export interface Arrested {
  event: "arrested";
  place: string;
  own: number;
  most: number;
  owners: number[];
  taken: number[];
  left: number[];
}
/**
 * There is nobody to capture or to imprison.
 */
export interface StripIdle {
  event: "strip_idle";
  strip: number;
}
/**
 * The players chosen for an effect.
 */
export interface TargetChosen {
  event: "target_chosen";
  seat: number;
  card: string;
}
/**
 * A worker leaves the game.
 */
export interface WorkerKilled {
  event: "worker_killed";
  seat: number;
  origin: string;
}
export interface NobodyKilled {
  event: "nobody_killed";
  seat: number;
}
export interface SilverLost {
  event: "silver_lost";
  seat: number;
  silver: number;
  by: string;
}
/**
 * The taxes go back to the supply; if there were many, virtue was lost first.
 */
export interface TaxesChecked {
  event: "taxes_checked";
  tax: number;
  harmed: boolean;
  returned: boolean;
}
export interface DemandRevealed {
  event: "demand_revealed";
  demand: string;
}
export interface EventRevealed {
  event: "event_revealed";
  card: string;
  left: number;
}
/**
 * A future scheme goes to the discards, face up.
 */
export interface FutureDiscarded {
  event: "future_discarded";
  card: string;
}
/**
 * A future scheme goes on top of the deck, face down.
 */
export interface FutureOnTop {
  event: "future_on_top";
  left: number;
}
/**
 * An event should be revealed and none is left: the game ends at once.
 */
export interface OutOfEvents {
  event: "out_of_events";
}
