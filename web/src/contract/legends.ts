/* Made from schema/legends.json by "npm run types". */

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
    | Bid
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
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "LegendsOptions".
 */
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
   * The dire swamp is among the exploration tokens, all face down.
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
   * Dragon, gates and thieves lie on the board.
   */
  events?: boolean;
  /**
   * Three games in a row; points are added up.
   */
  long_game?: boolean;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "LegendsView".
 */
export interface LegendsView {
  seat: number | null;
  phase: string;
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
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
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
  has_bid: boolean;
  bid: number | null;
  seen: string[];
}
/**
 * What a player's cards and tokens come to.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "AbilitiesView".
 */
export interface AbilitiesView {
  move_bonus: number;
  army_bonus: number;
  flying: number;
  sea_cost: number;
  elixirs: number;
  immune: boolean;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  total: number;
  lines?: ScoreLine[];
}
/**
 * One line of a score: what it is for, how many of it, what it brought.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "ScoreLine".
 */
export interface ScoreLine {
  what: string;
  count: number;
  points: number;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "TileView".
 */
export interface TileView {
  slot: string;
  side: string;
  rotation: number;
}
/**
 * Pieces by seat; the neutral ones apart.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "RegionView".
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
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "IslandView".
 */
export interface IslandView {
  island: string;
  regions: string[];
  control: number | null;
  neutral_control: boolean;
}
/**
 * Between two regions: what a step of one army costs the player whose turn it is.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "LinkView".
 */
export interface LinkView {
  a: string;
  b: string;
  way: string;
  cost: number;
  joint: boolean;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "ActingView".
 */
export interface ActingView {
  card: string;
  action: string | null;
  total: number;
  left: number;
  reach: ReachView[];
}
/**
 * Where one army can still get to from a region in this march, and what that costs.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "ReachView".
 */
export interface ReachView {
  start: string;
  end: string;
  cost: number;
}
/**
 * One of a series.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "GameBegan".
 */
export interface GameBegan {
  event: "game_began";
  game: number;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "LeaderDealt".
 */
export interface LeaderDealt {
  event: "leader_dealt";
  seat: number;
  leader: string;
}
/**
 * By a player; by chance if there is no seat.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "TileLaid".
 */
export interface TileLaid {
  event: "tile_laid";
  seat: number | null;
  side: string;
  slot: string;
  rotation: number;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "StartChosen".
 */
export interface StartChosen {
  event: "start_chosen";
  seat: number | null;
  region: string;
}
/**
 * What lies face down is known to nobody.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "TokenLaid".
 */
export interface TokenLaid {
  event: "token_laid";
  seat: number | null;
  region: string;
  token: string | null;
}
/**
 * To be laid elsewhere.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "TokenTakenUp".
 */
export interface TokenTakenUp {
  event: "token_taken_up";
  seat: number;
  region: string;
  token: string | null;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "RowDealt".
 */
export interface RowDealt {
  event: "row_dealt";
  cards: string[];
}
/**
 * Into the starting region.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "ArmiesPlaced".
 */
export interface ArmiesPlaced {
  event: "armies_placed";
  seat: number;
  region: string;
  count: number;
}
/**
 * An army of everybody goes there.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "OutpostChosen".
 */
export interface OutpostChosen {
  event: "outpost_chosen";
  seat: number | null;
  region: string;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "NeutralPlaced".
 */
export interface NeutralPlaced {
  event: "neutral_placed";
  seat: number | null;
  region: string;
}
/**
 * Others learn that somebody has bid, not how much.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Bid".
 */
export interface Bid {
  event: "bid";
  seat: number;
  coins: number | null;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "BidsOpened".
 */
export interface BidsOpened {
  event: "bids_opened";
  bids: number[];
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "BidShown".
 */
export interface BidShown {
  event: "bid_shown";
  seat: number;
  coins: number;
}
/**
 * One of those who tie for the highest bid rolls the die.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "TieRolled".
 */
export interface TieRolled {
  event: "tie_rolled";
  seat: number;
  die: number;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "AuctionWon".
 */
export interface AuctionWon {
  event: "auction_won";
  seat: number;
  coins: number;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "FirstNamed".
 */
export interface FirstNamed {
  event: "first_named";
  seat: number;
  first: number;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "TurnBegan".
 */
export interface TurnBegan {
  event: "turn_began";
  seat: number;
  round: number;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Took".
 */
export interface Took {
  event: "took";
  seat: number;
  card: string;
  price: number;
}
/**
 * From the bank, for a card or a token.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "GotCoins".
 */
export interface GotCoins {
  event: "got_coins";
  seat: number;
  coins: number;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Recruited".
 */
export interface Recruited {
  event: "recruited";
  seat: number;
  region: string;
  paid: number | null;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Marched".
 */
export interface Marched {
  event: "marched";
  seat: number;
  start: string;
  end: string;
  way: string;
  cost: number;
}
/**
 * By the thieves in the region.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Robbed".
 */
export interface Robbed {
  event: "robbed";
  seat: number;
  region: string;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "FoundedCity".
 */
export interface FoundedCity {
  event: "founded_city";
  seat: number;
  region: string;
}
/**
 * The White Knight's army in a new city.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "JoinedCity".
 */
export interface JoinedCity {
  event: "joined_city";
  seat: number;
  region: string;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Destroyed".
 */
export interface Destroyed {
  event: "destroyed";
  seat: number;
  region: string;
  owner: number | null;
  captured: boolean;
}
/**
 * The Bandit King's loot.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "TookCoin".
 */
export interface TookCoin {
  event: "took_coin";
  seat: number;
  owner: number;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "TookToken".
 */
export interface TookToken {
  event: "took_token";
  seat: number;
  region: string;
  token: string;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "CardTurnedUp".
 */
export interface CardTurnedUp {
  event: "card_turned_up";
  card: string;
}
/**
 * Everybody sees who looks at which token; what it is, only the one who looks.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Peeked".
 */
export interface Peeked {
  event: "peeked";
  seat: number;
  region: string;
  token: string | null;
}
/**
 * The Fairy Queen's.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "ExtraCard".
 */
export interface ExtraCard {
  event: "extra_card";
  seat: number;
  card: string;
  price: number;
}
/**
 * A game of a series is over; its points are counted.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Scored".
 */
export interface Scored {
  event: "scored";
  seat: number;
  points: number;
}
/**
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Ended".
 */
export interface Ended {
  event: "ended";
  reason: string;
}
/**
 * A decision, for the seat that has to take it.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  ask: "question";
  seat: number;
  kind: string;
  prompt: Message;
  lo: number;
  hi: number;
  ordered: boolean;
  choices: Choice[];
}
/**
 * Rendered by whoever shows it, in the reader's language (`throneroom.text`).
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
  id: string;
  args?: {
    [k: string]: string | number | string[];
  };
}
/**
 * One option: its key, what to call it, and where it lies on the table.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  key: string;
  text: Message;
  target: string;
  about?: {
    [k: string]: string | number | string[];
  };
}
/**
 * A decision, for everybody else. What is asked would tell too much: who is asked is all.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Waiting".
 */
export interface Waiting {
  ask: "waiting";
  seat: number;
}
/**
 * Ranks from 1 (shared by those who tie), scores taken apart, and why the game ended.
 *
 * This interface was referenced by `Legends`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  ranks: number[];
  scores: Score[];
  reason: string;
  together?: boolean | null;
}
