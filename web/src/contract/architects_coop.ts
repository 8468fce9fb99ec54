/* Made from schema/architects_coop.json by "npm run types". */

import type { Score, Question, Waiting, Outcome } from "./shared.ts";

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
 * A card in hand, and what is in the way of building it.
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
 * What things cost a player now.
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
 * What somebody pays, after all discounts.
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
 * What is printed on an apprentice.
 */
export interface ApprenticeView {
  skills: string[];
  virtue: number;
  location: string | null;
}
/**
 * What is printed on a building.
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
export interface CampaignView {
  game: string;
  goals: GoalView[];
  open: string[];
  pile: number;
  tokens: string[];
  crests: string[];
  needed: number;
  margin: number;
  keepers: KeeperView[];
  faces: {
    [k: string]: ChronicleFace;
  };
}
/**
 * A goal of this game.
 */
export interface GoalView {
  chronicle: string;
  progress: number[];
  owner: number | null;
}
export interface KeeperView {
  goals: string[];
  victory: number;
  crests: string[];
  tokens: string[];
  counts: {
    [k: string]: number;
  };
  total: number;
}
/**
 * What is printed on a chronicle.
 */
export interface ChronicleFace {
  chronicle: string;
  game: string;
  n: number;
  crests: string[];
  gain: {
    [k: string]: number;
  };
  law: {
    [k: string]: number;
  };
  reconstructed: string[];
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
 * A card that is being carried out, and how far.
 */
export interface ActView {
  card: string;
  step: number;
}
/**
 * None and 0 where it lies face down.
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
 * What is printed on a scheme or an event.
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
 * A character, dealt or chosen.
 */
export interface BoardTaken {
  event: "board_taken";
  seat: number;
  board: string;
}
export interface FirstPlayer {
  event: "first_player";
  seat: number;
}
/**
 * The apprentices at the start, row by row.
 */
export interface RowsDealt {
  event: "rows_dealt";
  cards: string[];
}
/**
 * In the draft.
 */
export interface BuildingKept {
  event: "building_kept";
  seat: number;
  card: string | null;
}
export interface DraftEnded {
  event: "draft_ended";
}
export interface TurnBegan {
  event: "turn_began";
  seat: number;
  round: number;
}
export interface Placed {
  event: "placed";
  seat: number;
  place: string;
  workers: number;
}
/**
 * A worker comes back; the whole turn.
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
export interface Gained {
  event: "gained";
  seat: number;
  goods: string[];
  by: string;
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
 * Nothing but tax.
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
 * By paying silver instead.
 */
export interface DebtAvoided {
  event: "debt_avoided";
  seat: number;
  silver: number;
  by: string;
}
/**
 * A card was discarded in place of virtue.
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
 * Of several drawn cards; the others go under the deck.
 */
export interface KeptOne {
  event: "kept_one";
  seat: number;
  card: string | null;
}
/**
 * Building cards from hand, face down under the deck.
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
/**
 * The winner of the game before passes the start marker on after the setup.
 */
export interface MarkerPassed {
  event: "marker_passed";
  seat: number;
  to: number;
}
export interface GoalsTurnedUp {
  event: "goals_turned_up";
  chronicles: string[];
}
/**
 * Silver for whoever has fewer chronicles than the leader.
 */
export interface CaughtUp {
  event: "caught_up";
  seat: number;
  silver: number;
}
/**
 * A chronicle of the game before gives its owner an advantage.
 */
export interface AdvantageUsed {
  event: "advantage_used";
  seat: number;
  chronicle: string;
}
/**
 * A goal was met first.
 */
export interface ChronicleTaken {
  event: "chronicle_taken";
  seat: number;
  chronicle: string;
}
export interface CrestChronicleTaken {
  event: "crest_chronicle_taken";
  seat: number;
  crest: string;
}
/**
 * Victory chronicles for a place in the game.
 */
export interface VictoryHanded {
  event: "victory_handed";
  seat: number;
  place: number;
  count: number;
  major: boolean;
}
export interface TokenTaken {
  event: "token_taken";
  seat: number;
  crest: string;
  left: number;
}
/**
 * The side of a double-sided apprentice, for the whole game.
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
 * An item onto a demand, and how many lie there now.
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
 * An item to another player.
 */
export interface Handed {
  event: "handed";
  seat: number;
  item: string;
  receiver: number;
}
/**
 * A building card to another player; only these two know which.
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
 * He can place none, and none comes back.
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
 * All that stand at open locations, in prison and on players' boards.
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
 * He takes two workers of each player for each of his own there.
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
 * Nobody to capture, and nobody to imprison.
 */
export interface StripIdle {
  event: "strip_idle";
  strip: number;
}
/**
 * Whom an effect concerns.
 */
export interface TargetChosen {
  event: "target_chosen";
  seat: number;
  card: string;
}
/**
 * Out of the game.
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
 * The taxes go back to the supply; if there were many, virtue was lost before.
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
 * An event should be revealed, and none is left: the game ends at once.
 */
export interface OutOfEvents {
  event: "out_of_events";
}
