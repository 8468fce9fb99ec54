/* Made from schema/legends.json by "npm run types". */

import type { Score, Question, Waiting, Outcome } from "./shared.ts";

export interface Legends {
  Options?: LegendsOptions;
  View?: LegendsView;
  Event?:
    | GameBegan
    | LeaderDealt
    | TileLaid
    | StartChosen
    | TokenLaid
    | TokenTakenUp
    | RowDealt
    | ArmiesPlaced
    | OutpostChosen
    | NeutralPlaced
    | BidsOpened
    | BidShown
    | TieRolled
    | AuctionWon
    | FirstNamed
    | TurnBegan
    | Took
    | GotCoins
    | Recruited
    | Marched
    | Robbed
    | FoundedCity
    | JoinedCity
    | Destroyed
    | TookCoin
    | TookToken
    | CardTurnedUp
    | Peeked
    | ExtraCard
    | Scored
    | Ended;
  Question?: Question | Waiting;
  Outcome?: Outcome;
}
export interface LegendsOptions {
  /**
   * How many play.
   */
  players?: number;
  /**
   * Who lays out the board: chance, or one of the players.
   */
  board?: "player" | "random";
  /**
   * The seat that sets the board up; by chance if left out.
   */
  builder?: number | null;
  /**
   * The tiles form a T, or a ring of two by two.
   */
  layout?: "ring" | "t";
  /**
   * Who places the neutral armies of a game for two.
   */
  neutrals?: "players" | "random";
  /**
   * What decides a tie for the highest bid.
   */
  ties?: "age" | "die";
  /**
   * The seats from the youngest to the oldest; by lot if left out.
   */
  by_age?: number[] | null;
  /**
   * Exploration tokens lie on the board.
   */
  exploration?: boolean;
  /**
   * The Poison Swamp is among the exploration tokens, all face down.
   */
  swamp?: boolean;
  /**
   * Three regions with a citadel count more.
   */
  citadels?: boolean;
  /**
   * Everybody is dealt one of four leaders.
   */
  leaders?: boolean;
  /**
   * Dragon, gates and rogues lie on the board.
   */
  events?: boolean;
  /**
   * Three games in a row; points are added up.
   */
  long_game?: boolean;
  /**
   * By chance, sides are tossed before tiles are laid; once they were not.
   */
  sides_first?: boolean;
}
export interface LegendsView {
  seat: number | null;
  phase: string;
  steps: string[];
  step: number;
  players: PlayerView[];
  by_age: number[];
  builder: number;
  layout: string;
  tiles: TileView[];
  regions: RegionView[];
  islands: IslandView[];
  links: LinkView[];
  start: string | null;
  outpost: string | null;
  to_lay: string[];
  neutrals_left: number;
  row: string[];
  prices: number[];
  deck_size: number;
  first: number;
  current: number;
  round: number;
  rounds: number;
  acting: ActingView | null;
  game: number;
  games: number;
  points: number[][];
  wins: number[];
  over: boolean;
}
export interface PlayerView {
  coins: number;
  cards: string[];
  leader: string | null;
  tokens: string[];
  armies: number;
  reserve: number;
  cities_left: number;
  captured: number;
  abilities: AbilitiesView;
  score: Score;
  seen: string[];
  missing: number[];
}
/**
 * The sums of a player's cards and tokens.
 */
export interface AbilitiesView {
  move_bonus: number;
  army_bonus: number;
  flying: number;
  sea_cost: number;
  elixirs: number;
  immune: boolean;
}
export interface TileView {
  slot: string;
  side: string;
  rotation: number;
}
/**
 * A region: the pieces by seat, the neutral ones apart.
 */
export interface RegionView {
  region: string;
  slot: string;
  island: string;
  armies: number[];
  cities: number[];
  neutral: number;
  control: number | null;
  neutral_control: boolean;
  token: string | null;
  is_start: boolean;
}
export interface IslandView {
  island: string;
  regions: string[];
  control: number | null;
  neutral_control: boolean;
}
/**
 * A connection of two regions, with the cost of a step there for one army of the current
 *     player.
 */
export interface LinkView {
  a: string;
  b: string;
  way: string;
  cost: number;
  joint: boolean;
}
export interface ActingView {
  card: string;
  actions: string[];
  action: string | null;
  total: number;
  left: number;
  reach: ReachView[];
}
/**
 * The regions that one army can still reach from a region in this march, with the cost.
 */
export interface ReachView {
  start: string;
  end: string;
  cost: number;
  stops: string[];
  by_sea: boolean;
}
/**
 * One game of a series begins.
 */
export interface GameBegan {
  event: "game_began";
  game: number;
}
export interface LeaderDealt {
  event: "leader_dealt";
  seat: number;
  leader: string;
}
/**
 * A player lays a tile; without a seat, chance does.
 */
export interface TileLaid {
  event: "tile_laid";
  seat: number | null;
  side: string;
  slot: string;
  rotation: number;
}
export interface StartChosen {
  event: "start_chosen";
  seat: number | null;
  region: string;
}
/**
 * A token is laid. If it lies face down, nobody knows which one it is.
 */
export interface TokenLaid {
  event: "token_laid";
  seat: number | null;
  region: string;
  token: string | null;
}
/**
 * A token is taken up, to be laid elsewhere.
 */
export interface TokenTakenUp {
  event: "token_taken_up";
  seat: number;
  region: string;
  token: string | null;
}
export interface RowDealt {
  event: "row_dealt";
  cards: string[];
}
/**
 * Armies go into the starting region.
 */
export interface ArmiesPlaced {
  event: "armies_placed";
  seat: number;
  region: string;
  count: number;
}
/**
 * One army of each player goes to this region.
 */
export interface OutpostChosen {
  event: "outpost_chosen";
  seat: number | null;
  region: string;
}
export interface NeutralPlaced {
  event: "neutral_placed";
  seat: number | null;
  region: string;
}
export interface BidsOpened {
  event: "bids_opened";
  bids: number[];
}
export interface BidShown {
  event: "bid_shown";
  seat: number;
  coins: number;
}
/**
 * One of the players who tie for the highest bid rolls the die.
 */
export interface TieRolled {
  event: "tie_rolled";
  seat: number;
  die: number;
}
export interface AuctionWon {
  event: "auction_won";
  seat: number;
  coins: number;
  tied: number[];
}
export interface FirstNamed {
  event: "first_named";
  seat: number;
  first: number;
}
export interface TurnBegan {
  event: "turn_began";
  seat: number;
  round: number;
}
export interface Took {
  event: "took";
  seat: number;
  card: string;
  price: number;
}
/**
 * Coins from the bank, for a card or a token.
 */
export interface GotCoins {
  event: "got_coins";
  seat: number;
  coins: number;
}
export interface Recruited {
  event: "recruited";
  seat: number;
  region: string;
  paid: number | null;
}
export interface Marched {
  event: "marched";
  seat: number;
  start: string;
  end: string;
  way: string;
  cost: number;
}
/**
 * The rogues in the region take a coin.
 */
export interface Robbed {
  event: "robbed";
  seat: number;
  region: string;
}
export interface FoundedCity {
  event: "founded_city";
  seat: number;
  region: string;
}
/**
 * The White Knight's army joins a new city.
 */
export interface JoinedCity {
  event: "joined_city";
  seat: number;
  region: string;
}
export interface Destroyed {
  event: "destroyed";
  seat: number;
  region: string;
  owner: number | null;
  captured: boolean;
}
/**
 * The Bandit King's loot.
 */
export interface TookCoin {
  event: "took_coin";
  seat: number;
  owner: number;
}
export interface TookToken {
  event: "took_token";
  seat: number;
  region: string;
  token: string;
}
export interface CardTurnedUp {
  event: "card_turned_up";
  card: string;
}
/**
 * A player looks at a token. Everybody sees which one; only the player who looks learns what it
 *     is.
 */
export interface Peeked {
  event: "peeked";
  seat: number;
  region: string;
  token: string | null;
}
/**
 * A player gets the Fairy Queen's extra card.
 */
export interface ExtraCard {
  event: "extra_card";
  seat: number;
  card: string;
  price: number;
}
/**
 * A game of a series is over, and its points are counted.
 */
export interface Scored {
  event: "scored";
  seat: number;
  points: number;
}
export interface Ended {
  event: "ended";
  reason: string;
}
