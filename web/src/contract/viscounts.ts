/* Made from schema/viscounts.json by "npm run types". */

import type { Score, Question, Waiting, Outcome } from "./shared.ts";
import type { Standing, CampaignView, FirstPlayer, TurnBegan, Gained, MarkerPassed, GoalsTurnedUp, CaughtUp, AdvantageUsed, ChronicleTaken, CrestChronicleTaken, VictoryHanded, TokenTaken } from "./west_kingdom.ts";

export interface Viscounts {
  Options?: ViscountsOptions;
  View?: ViscountsView;
  Event?:
    | FirstPlayer
    | PairsShown
    | PairTaken
    | RivalCame
    | SchemesAdded
    | TurnBegan
    | DroppedOff
    | Played
    | SchemeRevealed
    | Moved
    | Acted
    | Passed
    | Dismissed
    | Exchanged
    | Built
    | Linked
    | WorkersPlaced
    | Transcribed
    | BonusTaken
    | Rose
    | WorkerMoved
    | Bumped
    | LeaderChanged
    | Gained
    | VirtueGained
    | CorruptionGained
    | DebtsGained
    | DeedsGained
    | Flipped
    | EndCardRevealed
    | Hired
    | Discarded
    | Destroyed
    | Rearranged
    | Shuffled
    | Drew
    | FutureCame
    | Collided
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
export interface ViscountsOptions {
  /**
   * How many play; alone against the book's opponent.
   */
  players?: number;
  campaign?: Standing | null;
  /**
   * The side of the board that is used.
   */
  side?: "a" | "b" | "by_players";
  /**
   * The six heroes of the Tomesaga are among the heroes.
   */
  extra_heroes?: boolean;
  /**
   * The opponent of somebody who plays alone.
   */
  rival?: "builder" | "card" | "cleric" | "noble";
  /**
   * Future schemes that the opponent begins with.
   */
  difficulty?: number;
  /**
   * The seat that begins; by chance if left out.
   */
  first?: number | null;
}
export interface ViscountsView {
  seat: number | null;
  phase: string;
  steps: string[];
  step: number;
  players: PlayerView[];
  rival: RivalView | null;
  round: number;
  last_round: number;
  first: number;
  current: number;
  played: string | null;
  acting: string;
  dismissed: string | null;
  resolving: number[];
  side: string;
  castle_turn: number;
  ring: SegmentView[];
  castle: SectionView[];
  tier3: number[];
  leader: number | null;
  bonuses: string[];
  track: TrackView[];
  debts_left: number;
  deeds_left: number;
  poverty: boolean;
  prosperity: boolean;
  pairs: PairView[];
  removed: string[];
  cards: Faces;
  campaign: CampaignView | null;
  over: boolean;
}
export interface PlayerView {
  space: string | null;
  silver: number;
  ink: number;
  stone: number;
  gold: number;
  unpaid: number;
  paid: number;
  acquired: number;
  approved: number;
  corruption: number;
  virtue: number;
  workers: number;
  board: (string | null)[];
  drops: string | null;
  icons: {
    [k: string]: number;
  };
  criminals: number;
  actions: ActionView[];
  built: string[];
  manuscripts: string[];
  manuscript_points: number[];
  bonuses: string[];
  card: string | null;
  hero: string | null;
  hand: string[] | null;
  hand_size: number;
  hand_limit: number;
  draw_size: number;
  discard: string[];
  hire_price: number | null;
  dismiss_price: number | null;
  score: Score;
}
export interface ActionView {
  action: string;
  strength: number;
  bought: number;
  next: number;
  most: number;
}
/**
 * The opponent in a solo game.
 */
export interface RivalView {
  seat: number;
  board: string;
  space: string | null;
  ink: number;
  stone: number;
  gold: number;
  unpaid: number;
  paid: number;
  acquired: number;
  approved: number;
  corruption: number;
  virtue: number;
  workers: number;
  schemes: (string | null)[];
  icons: {
    [k: string]: number;
  };
  criminals: number;
  slots: string[];
  built: string[];
  manuscripts: string[];
  bonuses: string[];
  draw_size: number;
  discard: string[];
  future_size: number;
  slot_faces: {
    [k: string]: SlotFace;
  };
  scheme_faces: {
    [k: string]: SchemeFace;
  };
  score: Score;
}
/**
 * The gain under a building of a player board.
 */
export interface SlotFace {
  building: string;
  builders: number;
  icons: string[];
  on: string;
  do: string[];
  modifier: {
    [k: string]: number;
  };
}
export interface SchemeFace {
  icons: string[];
  steps: string[];
  reconstructed: boolean;
}
export interface SegmentView {
  segment: string;
  section: string;
  spaces: SpaceView[];
  spots: SpotView[];
  townsfolk: string;
  townsfolk_left: number;
  manuscript: string;
  manuscripts_left: number;
}
export interface SpaceView {
  space: string;
  inner: boolean;
  exchange: string;
  merchants: number;
  to: string[];
  viscounts: number[];
}
export interface SpotView {
  spot: string;
  space: string;
  effect: string[];
  building: string | null;
  seat: number | null;
  link: string[] | null;
  linked: boolean;
}
export interface SectionView {
  section: string;
  segment: string;
  effect: string[];
  tier1: number[];
  tier2: number[];
}
/**
 * A space of the track of virtue and corruption.
 */
export interface TrackView {
  own: string[];
  others: string[];
  if_criminals: string;
}
export interface PairView {
  card: string;
  hero: string;
}
export interface Faces {
  townsfolk: {
    [k: string]: TownsfolkFace;
  };
  manuscripts: {
    [k: string]: ManuscriptFace;
  };
  player_cards: {
    [k: string]: PlayerCardFace;
  };
  slots: {
    [k: string]: SlotFace;
  };
  bonuses: {
    [k: string]: string[];
  };
}
export interface TownsfolkFace {
  kind: string;
  silver: number;
  icons: string[];
  hire: string;
  immediate: string[];
  drop_off: string[];
  on: string;
  do: string[];
  icon_rule: IconRuleFace | null;
  modifier: {
    [k: string]: number;
  };
  sure: string;
}
/**
 * A rule about what counts as icons in an action.
 */
export interface IconRuleFace {
  action: string;
  resources: string[];
  merchants: number;
  silver: number;
  counts: number;
  most: number;
}
export interface ManuscriptFace {
  ribbon: string;
  cost: number;
  do: string[];
  vp: number;
  per: string;
  every: number;
  reconstructed: boolean;
}
export interface PlayerCardFace {
  start: number;
  silver: number;
  gains: string[];
  deeds: number;
  debts: number;
  extra: string[];
  reconstructed: boolean;
}
export interface PairsShown {
  event: "pairs_shown";
  cards: string[];
  heroes: string[];
}
export interface PairTaken {
  event: "pair_taken";
  seat: number;
  card: string;
  hero: string;
  space: string;
}
/**
 * The opponent of a solo game appears.
 */
export interface RivalCame {
  event: "rival_came";
  seat: number;
  board: string;
  space: string;
}
/**
 * The opponent gets future schemes at the start.
 */
export interface SchemesAdded {
  event: "schemes_added";
  cards: string[];
}
/**
 * A card has left the board.
 */
export interface DroppedOff {
  event: "dropped_off";
  seat: number;
  card: string;
}
export interface Played {
  event: "played";
  seat: number;
  card: string;
  unseen: boolean;
}
export interface SchemeRevealed {
  event: "scheme_revealed";
  card: string;
}
export interface Moved {
  event: "moved";
  seat: number;
  space: string;
  silver: number;
}
/**
 * A primary action begins, with the goods spent for it.
 */
export interface Acted {
  event: "acted";
  seat: number;
  action: string;
  goods: string[];
}
/**
 * A player does no primary action.
 */
export interface Passed {
  event: "passed";
  seat: number;
}
export interface Dismissed {
  event: "dismissed";
  seat: number;
  card: string;
  silver: number;
}
export interface Exchanged {
  event: "exchanged";
  seat: number;
  exchange: string;
  times: number;
}
export interface Built {
  event: "built";
  seat: number;
  slot: string;
  building: string;
  spot: string;
}
/**
 * Two buildings are joined. The owners of both ends gain.
 */
export interface Linked {
  event: "linked";
  seat: number;
  other: number;
  link: string;
}
export interface WorkersPlaced {
  event: "workers_placed";
  seat: number;
  section: string;
  count: number;
}
export interface Transcribed {
  event: "transcribed";
  seat: number;
  card: string;
  by: string;
}
export interface BonusTaken {
  event: "bonus_taken";
  seat: number;
  card: string;
}
/**
 * A worker goes to the next tier; from the first tier, two more go sideways.
 */
export interface Rose {
  event: "rose";
  seat: number;
  section: string;
  tier: number;
}
/**
 * An effect moves a worker in the first tier.
 */
export interface WorkerMoved {
  event: "worker_moved";
  seat: number;
  origin: string;
  to: string;
}
export interface Bumped {
  event: "bumped";
  seat: number;
  owner: number;
  section: string;
  tier: number;
}
export interface LeaderChanged {
  event: "leader_changed";
  seat: number;
}
export interface VirtueGained {
  event: "virtue_gained";
  seat: number;
  count: number;
  by: string;
}
export interface CorruptionGained {
  event: "corruption_gained";
  seat: number;
  count: number;
  by: string;
}
export interface DebtsGained {
  event: "debts_gained";
  seat: number;
  count: number;
  by: string;
}
export interface DeedsGained {
  event: "deeds_gained";
  seat: number;
  count: number;
  by: string;
}
export interface Flipped {
  event: "flipped";
  seat: number;
  what: string;
  by: string;
}
export interface EndCardRevealed {
  event: "end_card_revealed";
  card: string;
  last: number;
}
export interface Hired {
  event: "hired";
  seat: number;
  card: string;
  silver: number;
  by: string;
}
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
  unseen: boolean;
}
export interface Destroyed {
  event: "destroyed";
  seat: number;
  card: string;
  silver: number;
  unseen: boolean;
}
export interface Rearranged {
  event: "rearranged";
  seat: number;
  cards: string[];
}
/**
 * The discard pile becomes the draw pile.
 */
export interface Shuffled {
  event: "shuffled";
  seat: number;
  virtuous: boolean;
}
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards: string[] | null;
}
/**
 * A future scheme goes to the opponent's discard pile.
 */
export interface FutureCame {
  event: "future_came";
  card: string;
}
/**
 * The markers of the player on turn share a space.
 */
export interface Collided {
  event: "collided";
  seat: number;
  space: number;
}
export interface Ended {
  event: "ended";
  reason: string;
}
