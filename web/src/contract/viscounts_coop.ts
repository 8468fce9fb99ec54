/* Made from schema/viscounts_coop.json by "npm run types". */

import type { Question, Waiting, Outcome } from "./shared.ts";
import type { PlayerView, RivalView, SegmentView, SectionView, TrackView, PairView, Faces, PairsShown, PairTaken, RivalCame, SchemesAdded, DroppedOff, Played, SchemeRevealed, Moved, Acted, Passed, Dismissed, Exchanged, Built, Linked, WorkersPlaced, Transcribed, BonusTaken, Rose, WorkerMoved, Bumped, LeaderChanged, VirtueGained, CorruptionGained, DebtsGained, DeedsGained, Flipped, EndCardRevealed, Hired, Discarded, Destroyed, Rearranged, Shuffled, Drew, FutureCame, Collided, Ended } from "./viscounts.ts";
import type { CampaignView, FirstPlayer, TurnBegan, Gained } from "./west_kingdom.ts";

export interface ViscountsCoop {
  Options?: ViscountsCoopOptions;
  View?: ViscountsCoopView;
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
    | ReminderTaken
    | ReminderOnTop
    | OverlordCame
    | WorkerRevealed
    | OverlordRemoved
    | OutpostPlaced
    | IntruderBumped
    | OverlordMoved
    | OverlordPlaced
    | SentHome
    | Banished
    | StepBegan
    | AdvanceOrdered
    | Advanced
    | Repelled
    | CastleEntered
    | CastleCleared
    | Thinned
    | OverlordWon;
  Question?: Question | Waiting;
  Outcome?: Outcome;
}
export interface ViscountsCoopOptions {
  /**
   * How many play.
   */
  players?: number;
  /**
   * The Overlord begins with 1, 3 or 5 workers on the board.
   */
  difficulty?: "hard" | "nightmare" | "normal";
  /**
   * The side of the board that is used.
   */
  side?: "a" | "b" | "by_players";
  /**
   * The six heroes of the Tomesaga are among the heroes.
   */
  extra_heroes?: boolean;
  /**
   * The seat that begins; by chance if left out.
   */
  first?: number | null;
}
export interface ViscountsCoopView {
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
  overlord: OverlordView;
  reminders: HolderView[];
  reminders_left: string[];
  reminder_faces: {
    [k: string]: ReminderView;
  };
}
export interface OverlordView {
  seat: number;
  difficulty: string;
  starting_workers: number;
  space: string | null;
  supply: number;
  workers: number;
  locations: LocationView[];
  castle: KeepView[];
  tier3: number;
  revealed: string[];
  is_on_turn: boolean;
  banished: string | null;
  step: number;
  won_by: string;
  next: NextView | null;
  banishments: BanishmentView[];
  end_points: {
    [k: string]: number;
  };
  end_reconstructed: boolean;
  total: number;
  target: number;
}
export interface LocationView {
  space: string;
  his: number;
  outposts: number[];
  protected: boolean;
  full: boolean;
}
/**
 * A section of the castle.
 */
export interface KeepView {
  section: string;
  tier1: number;
  tier2: number;
  enters: number;
  protected: boolean;
}
/**
 * The Overlord's next turn, if nothing changes before.
 */
export interface NextView {
  card: string;
  silver: number;
  space: string;
  does: string;
  banishes: string | null;
  row: string | null;
}
/**
 * A row of the Overlord's card.
 */
export interface BanishmentView {
  icon: string;
  steps: BanishStepView[];
  reconstructed: boolean;
}
export interface BanishStepView {
  word: string;
  n: number;
}
/**
 * The reminder cards of a player.
 */
export interface HolderView {
  cards: string[];
  upper: string | null;
}
export interface ReminderView {
  card: string;
  ribbon: string;
  gain: string[];
  after: {
    [k: string]: string;
  };
  reconstructed: boolean;
}
export interface ReminderTaken {
  event: "reminder_taken";
  seat: number;
  card: string;
}
/**
 * A player chooses which of two cards lies on top, so that its lower part counts.
 */
export interface ReminderOnTop {
  event: "reminder_on_top";
  seat: number;
  card: string;
}
/**
 * The Overlord comes to the space on the player card that nobody took.
 */
export interface OverlordCame {
  event: "overlord_came";
  card: string;
  space: string;
}
/**
 * A player card from the box is revealed, and a worker of his goes to its space.
 */
export interface WorkerRevealed {
  event: "worker_revealed";
  card: string;
  space: string;
}
/**
 * A reminder card returns one of his workers to the supply.
 */
export interface OverlordRemoved {
  event: "overlord_removed";
  seat: number;
  space: string;
  by: string;
}
/**
 * A reminder card puts a worker of the player on a road.
 */
export interface OutpostPlaced {
  event: "outpost_placed";
  seat: number;
  space: string;
  by: string;
}
/**
 * One of his workers has to leave a crowded section of the castle.
 */
export interface IntruderBumped {
  event: "intruder_bumped";
  seat: number;
  section: string;
  tier: number;
}
/**
 * He moves by the silver of the townsfolk where he stood.
 */
export interface OverlordMoved {
  event: "overlord_moved";
  card: string;
  silver: number;
  space: string;
}
export interface OverlordPlaced {
  event: "overlord_placed";
  space: string;
  count: number;
  left: number;
}
/**
 * A worker of a player leaves the road.
 */
export interface SentHome {
  event: "sent_home";
  seat: number;
  space: string;
  reason: string;
}
/**
 * The townsfolk of his segment leaves the game, and the row of his card is carried out.
 */
export interface Banished {
  event: "banished";
  card: string;
  row: string;
  printed: boolean;
}
/**
 * A step of a row with several, counted from 1.
 */
export interface StepBegan {
  event: "step_began";
  row: string;
  step: number;
}
export interface AdvanceOrdered {
  event: "advance_ordered";
  space: string;
  count: number;
}
/**
 * One of his workers moves on a road.
 */
export interface Advanced {
  event: "advanced";
  origin: string;
  way: string;
  space: string;
}
/**
 * A player's worker was in the way: his goes back to the supply.
 */
export interface Repelled {
  event: "repelled";
  origin: string;
  way: string;
  space: string;
}
export interface CastleEntered {
  event: "castle_entered";
  origin: string;
  section: string;
  tier: number;
}
/**
 * A crowded section loses a worker of every player there.
 */
export interface CastleCleared {
  event: "castle_cleared";
  section: string;
  tier: number;
  seats: number[];
}
/**
 * An end card removes one of two workers of his from each location.
 */
export interface Thinned {
  event: "thinned";
  card: string;
  spaces: string[];
}
export interface OverlordWon {
  event: "overlord_won";
  reason: string;
}
