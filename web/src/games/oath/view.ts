// What a seat sees of a game of Oath.

export type Seat = number;

/** A card by its face, as far as the seat knows it, and its back. */
export interface CardView {
  card: string | null;
  vision: boolean;
}

export interface PlaceView {
  slot: number;
  region: string;
  /** Null while it lies face down. */
  site: string | null;
  capacity: number;
  cards: readonly string[];
  /** Face down; by name to those who looked. */
  relics: readonly (string | null)[];
  favor: number;
  secrets: number;
  colour: string;
  warbands: number;
  bandits: number;
  rulers: readonly Seat[];
  pawns: readonly Seat[];
}

export interface Way {
  way: string;
  ready: boolean;
  lacks: readonly string[];
  missing: number;
  vision: string;
}

export interface PlayerView {
  seat: Seat;
  role: string;
  colour: string;
  warband_colour: string;
  pawn: number;
  supply: number;
  /** The Supply that a rest would bring now. */
  refresh: number;
  warbands: number;
  bank: number;
  favor: number;
  secrets: number;
  flipped: number;
  advisers: readonly string[];
  hidden: readonly CardView[];
  relics: readonly string[];
  vision: string | null;
  hand: readonly CardView[];
  sites: number;
  treasures: number;
  /** What the oath counts, where it counts something. */
  counts: number | null;
  ways: readonly Way[];
}

export interface BannerView {
  holder: Seat | null;
  tokens: number;
  mob: boolean;
}

export interface SpaceView {
  space: string;
  covered: boolean;
  relic: string | null;
}

export interface UsedView {
  power: string;
  seat: Seat;
}

/** Chances in percent. */
export interface Odds {
  dice: number;
  win: number;
  unhurt: number;
}

/** Where dice and warbands of a side come from: a card, a site, or "board", "title", "chosen". */
export interface SourceView {
  what: string;
  seat: Seat | null;
  dice: number;
  warbands: number;
}

export interface TargetView {
  /** "site", "relic", "banner" or "pawn". */
  kind: string;
  key: string;
  slot: number;
  dice: number;
  warbands: number;
}

export interface CampaignView {
  defender: Seat | null;
  allies: readonly Seat[];
  sites: readonly number[];
  relics: readonly string[];
  banners: readonly string[];
  pawn: boolean;
  targets: readonly TargetView[];
  attack: number;
  defense: number;
  attack_force: number;
  defense_force: number;
  attack_from: readonly SourceView[];
  defense_from: readonly SourceView[];
  attack_roll: readonly string[];
  defense_roll: readonly string[];
  ignore: readonly string[];
  swords: number;
  skulls: number;
  shields: number;
  sacrificed: number;
  /** What both sides come to, as far as they are rolled. */
  attack_total: number;
  defense_total: number;
  /** Warbands that a sacrifice would take to win; nothing where none can. */
  sacrifice: number | null;
  winner: string;
  odds: readonly Odds[];
}

export interface ActView {
  kind: string;
  by: Seat;
  at: number;
  step: string;
  used: readonly UsedView[];
  card: string | null;
  source: string;
  to: number;
  other: Seat | null;
  wanted: string;
  set_aside: number;
  gives: Readonly<Record<string, number>>;
  wants: Readonly<Record<string, number>>;
  campaign: CampaignView | null;
}

export interface OathView {
  seat: Seat | null;
  round: number;
  rounds: number;
  phase: string;
  steps: readonly string[];
  step: number;
  active: Seat;
  chancellor: Seat;
  goal: string;
  title: Seat;
  usurper: boolean;
  visions_drawn: number;
  visions_to_win: number;
  search_price: number;
  places: readonly PlaceView[];
  players: readonly PlayerView[];
  banks: Readonly<Record<string, number>>;
  shared_favor: number;
  shared_secrets: number;
  peoples_favor: BannerView;
  darkest_secret: BannerView;
  reliquary: readonly SpaceView[];
  /** By region, the top card last. */
  piles: readonly (readonly CardView[])[];
  deck: CardView | null;
  relic_deck: number;
  favor_on: Readonly<Record<string, number>>;
  secrets_on: Readonly<Record<string, number>>;
  warbands_on: readonly (readonly [string, string, number])[];
  acts: readonly ActView[];
  dice: readonly string[];
  dice_of: string;
  over: boolean;
  winner: Seat | null;
  won_by: readonly string[];
}
