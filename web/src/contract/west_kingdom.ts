/* Made from what schemas of architects, paladins, viscounts, tomesaga have in common by "npm run types". */

/**
 * The state of a campaign when a game begins.
 */
export interface Standing {
  holdings: Holding[];
  winner?: number | null;
  extra_cards?: boolean;
}
/**
 * A player's winnings so far.
 */
export interface Holding {
  goals?: string[];
  victory?: number;
  crests?: string[];
  tokens?: string[];
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
 * The printed facts of a chronicle.
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
export interface FirstPlayer {
  event: "first_player";
  seat: number;
}
export interface TurnBegan {
  event: "turn_began";
  seat: number;
  round: number;
}
export interface Gained {
  event: "gained";
  seat: number;
  goods: string[];
  by: string;
}
/**
 * The winner of the previous game passes the start marker on after the setup.
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
 * A player with fewer chronicles than the leader gets silver.
 */
export interface CaughtUp {
  event: "caught_up";
  seat: number;
  silver: number;
}
/**
 * A chronicle of the previous game gives its owner an advantage.
 */
export interface AdvantageUsed {
  event: "advantage_used";
  seat: number;
  chronicle: string;
}
/**
 * A player is the first to meet a goal.
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
 * A player gets victory chronicles for a place in the game.
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
