/* Made from schema/oath.json by "npm run types". */

import type { Question, Message, Waiting, Outcome } from "./shared.ts";

export interface Oath {
  Options?: OathOptions;
  View?: OathView;
  Event?:
    | BoardTaken
    | PawnPlaced
    | AdviserKept
    | TurnBegan
    | PhaseBegan
    | ActBegan
    | PowerUsed
    | Drew
    | Discarded
    | Played
    | PlayedFacedown
    | Peeked
    | Shown
    | Revealed
    | SiteRevealed
    | Travelled
    | Gained
    | Gave
    | Burned
    | Returned
    | BanksShifted
    | CardMoved
    | CardsSwapped
    | PileMoved
    | FavorPlaced
    | VisionMarked
    | Exchanged
    | Repaired
    | HiddenSwapped
    | Killed
    | Placed
    | Withdrawn
    | Mustered
    | Traded
    | RelicTaken
    | RelicGone
    | BannerTaken
    | BannerStep
    | MobRose
    | TitlePassed
    | TitleTurned
    | VisionDrawn
    | RoleChanged
    | Offered
    | Countered
    | Answered
    | Promised
    | PromiseBroken
    | CampaignDeclared
    | Rolled
    | CampaignCounted
    | EndDie
    | Rested
    | Won
    | OathSworn
    | Built
    | Fell
    | SitesLost
    | MapRenewed
    | CardsAdded
    | ArchiveHealed
    | CardsLost
    | RelicsLaid
    | ChronicleWritten;
  Question?: Question | Waiting;
  Outcome?: Outcome;
  Page?: RealmPage;
}
export interface OathOptions {
  /**
   * How many play.
   */
  players?: number;
  /**
   * The Chancellor's seat; by chance, or the last winner's, if left out.
   */
  chancellor?: number | null;
  /**
   * The winner writes the chronicle, and the next game goes on from it.
   */
  chronicled?: boolean;
  /**
   * The cards lie as in the printed walkthrough of a first game.
   */
  walkthrough?: boolean;
  /**
   * The name of the chronicle.
   */
  realm?: string;
  /**
   * Which game of the chronicle it is.
   */
  number?: number;
  chronicle?: Chronicle | null;
}
/**
 * The data that one game passes to the next.
 */
export interface Chronicle {
  goal: string;
  sites: SiteRecord[];
  deck?: string[];
  denizens?: string[];
  relics?: string[];
  citizens?: string[];
  dispossessed?: string[];
  winner?: number | null;
  name?: string;
  number?: number;
  played?: string[];
  citizens_before?: string[];
  won_as?: string;
  winner_name?: string;
  suits?: string[];
  line?: string;
}
/**
 * [12.4] A site of the map as a chronicle keeps it.
 */
export interface SiteRecord {
  site: string;
  face_up?: boolean;
  cards?: string[];
  relics?: string[];
}
export interface OathView {
  seat: number | null;
  round: number;
  rounds: number;
  phase: string;
  steps: string[];
  step: number;
  active: number;
  chancellor: number;
  goal: string;
  title: number;
  usurper: boolean;
  visions_drawn: number;
  visions_to_win: number;
  search_price: number;
  places: PlaceView[];
  players: PlayerView[];
  banks: {
    [k: string]: number;
  };
  shared_favor: number;
  shared_secrets: number;
  peoples_favor: BannerView;
  darkest_secret: BannerView;
  reliquary: SpaceView[];
  piles: CardView[][];
  deck: CardView | null;
  deck_known: CardView[];
  relic_deck: number;
  site_deck: number;
  archive: {
    [k: string]: number;
  };
  dispossessed: number;
  free_boards: {
    [k: string]: boolean;
  };
  favor_on: {
    [k: string]: number;
  };
  secrets_on: {
    [k: string]: number;
  };
  warbands_on: WarbandsView[];
  acts: ActView[];
  dice: string[];
  dice_of: string;
  promises: {
    [k: string]: string | number;
  }[];
  box: string[];
  order: number[];
  over: boolean;
  winner: number | null;
  won_by: string[];
}
/**
 * A slot of the map.
 */
export interface PlaceView {
  slot: number;
  region: string;
  site: string | null;
  capacity: number;
  cards: string[];
  relics: (string | null)[];
  favor: number;
  secrets: number;
  colour: string;
  warbands: number;
  bandits: number;
  rulers: number[];
  pawns: number[];
  seen: string | null;
}
export interface PlayerView {
  seat: number;
  role: string;
  colour: string;
  warband_colour: string;
  pawn: number;
  supply: number;
  refresh: number;
  warbands: number;
  bank: number;
  favor: number;
  secrets: number;
  flipped: number;
  advisers: string[];
  hidden: CardView[];
  relics: string[];
  vision: string | null;
  hand: CardView[];
  sites: number;
  treasures: number;
  counts: number | null;
  ways: Way[];
}
/**
 * A card: its face if the seat knows it, and its back.
 */
export interface CardView {
  card: string | null;
  vision: boolean;
}
/**
 * A way to win, and its unmet conditions.
 */
export interface Way {
  way: string;
  ready: boolean;
  lacks: string[];
  missing: number;
  vision: string;
}
export interface BannerView {
  holder: number | null;
  tokens: number;
  mob: boolean;
}
/**
 * A space of the Imperial Reliquary.
 */
export interface SpaceView {
  space: string;
  covered: boolean;
  relic: string | null;
}
/**
 * Warbands on a card.
 */
export interface WarbandsView {
  card: string;
  colour: string;
  count: number;
}
/**
 * An act in progress; the innermost is the last one.
 */
export interface ActView {
  kind: string;
  by: number;
  at: number;
  step: string;
  free: boolean;
  used: UsedView[];
  card: string | null;
  source: string;
  to: number;
  other: number | null;
  wanted: string;
  set_aside: number;
  gives: {
    [k: string]: number;
  };
  wants: {
    [k: string]: number;
  };
  kinds: string[];
  promises: {
    [k: string]: string | number;
  }[];
  citizenship: boolean;
  countered: boolean;
  first_gives: {
    [k: string]: number;
  };
  first_wants: {
    [k: string]: number;
  };
  campaign: CampaignView | null;
}
export interface UsedView {
  power: string;
  seat: number;
}
export interface CampaignView {
  defender: number | null;
  allies: number[];
  not_imperial: number[];
  sites: number[];
  relics: string[];
  banners: string[];
  pawn: boolean;
  targets: Target[];
  joined: number[];
  attack: number;
  defense: number;
  attack_force: number;
  defense_force: number;
  attack_from: Source[];
  defense_from: Source[];
  attack_roll: string[];
  defense_roll: string[];
  ignore: string[];
  twice: boolean;
  half_attack: boolean;
  worth: number;
  closed: string[];
  swords: number;
  hollow: number;
  skulls: number;
  shields: number;
  doublers: number;
  sacrificed: number;
  sacrifice: number | null;
  attack_total: number;
  defense_total: number;
  killed: {
    [k: string]: number;
  };
  set_aside: number;
  winner: string;
  odds: Odds[];
  endings: Ending[];
}
export interface Target {
  kind: string;
  key: string;
  slot: number;
  dice: number;
  warbands: number;
}
export interface Source {
  what: string;
  seat: number | null;
  dice: number;
  warbands: number;
}
/**
 * The odds for a number of attack dice, before the plans of the other side are known.
 */
export interface Odds {
  dice: number;
  win: number;
  unhurt: number;
  left: number;
  within: number[];
}
/**
 * A possible end of a campaign.
 */
export interface Ending {
  won: boolean;
  lost: number | null;
  force: number;
  left: number;
  title: number | null;
}
export interface BoardTaken {
  event: "board_taken";
  seat: number;
  colour: string;
  role: string;
}
export interface PawnPlaced {
  event: "pawn_placed";
  seat: number;
  slot: number;
  site: string;
}
/**
 * [1.23] One of three cards, face down.
 */
export interface AdviserKept {
  event: "adviser_kept";
  seat: number;
  card: string | null;
  vision: boolean;
}
export interface TurnBegan {
  event: "turn_began";
  seat: number;
  round: number;
}
export interface PhaseBegan {
  event: "phase_began";
  seat: number;
  phase: string;
}
/**
 * A major action.
 */
export interface ActBegan {
  event: "act_began";
  seat: number;
  act: string;
  supply: number;
}
export interface PowerUsed {
  event: "power_used";
  seat: number;
  card: string;
  power: string;
}
/**
 * Others learn how many cards were drawn, and whether there are Visions among them.
 */
export interface Drew {
  event: "drew";
  seat: number;
  source: string;
  count: number;
  backs: boolean[];
  cards: string[] | null;
}
/**
 * Cards are discarded. Everybody knows those that lay face up; only the discarding player knows
 *     the others.
 */
export interface Discarded {
  event: "discarded";
  seat: number;
  region: string;
  count: number;
  cards: string[] | null;
  open: boolean;
}
/**
 * A card was played face up.
 */
export interface Played {
  event: "played";
  seat: number;
  card: string;
  place: string;
  slot: number;
  site: string | null;
}
export interface PlayedFacedown {
  event: "played_facedown";
  seat: number;
  card: string | null;
  vision: boolean;
}
/**
 * A player looks at face-down cards.
 */
export interface Peeked {
  event: "peeked";
  seat: number;
  where: string;
  cards: string[] | null;
}
/**
 * A face-down card was shown to somebody.
 */
export interface Shown {
  event: "shown";
  seat: number;
  to: number;
  card: string | null;
}
/**
 * Cards were shown to everybody.
 */
export interface Revealed {
  event: "revealed";
  seat: number;
  cards: string[];
}
export interface SiteRevealed {
  event: "site_revealed";
  slot: number;
  site: string;
}
export interface Travelled {
  event: "travelled";
  seat: number;
  start: number;
  to: number;
  site: string | null;
}
/**
 * Favor, secrets, warbands or Supply.
 */
export interface Gained {
  event: "gained";
  seat: number;
  what: string;
  count: number;
  source: string;
}
export interface Gave {
  event: "gave";
  seat: number;
  to: number;
  what: string;
  count: number;
}
export interface Burned {
  event: "burned";
  seat: number;
  what: string;
  count: number;
}
/**
 * Favor from a board to a favor bank.
 */
export interface Returned {
  event: "returned";
  seat: number;
  count: number;
  suit: string;
}
/**
 * Favor from one favor bank to another.
 */
export interface BanksShifted {
  event: "banks_shifted";
  source: string;
  to: string;
  count: number;
}
/**
 * A faceup card moved to a site.
 */
export interface CardMoved {
  event: "card_moved";
  card: string;
  slot: number;
}
/**
 * Two faceup cards changed places.
 */
export interface CardsSwapped {
  event: "cards_swapped";
  one: string;
  two: string;
}
/**
 * A discard pile came onto another one.
 */
export interface PileMoved {
  event: "pile_moved";
  seat: number;
  source: string;
  to: string;
}
/**
 * Favor from a board onto a card.
 */
export interface FavorPlaced {
  event: "favor_placed";
  seat: number;
  count: number;
  card: string;
}
/**
 * A warband came onto a revealed Vision.
 */
export interface VisionMarked {
  event: "vision_marked";
  seat: number;
  vision: string;
}
/**
 * Face-down cards were exchanged for Dispossessed ones.
 */
export interface Exchanged {
  event: "exchanged";
  seat: number;
  count: number;
}
/**
 * A ruin was made whole.
 */
export interface Repaired {
  event: "repaired";
  seat: number;
  card: string;
}
/**
 * Face-down advisers of two players changed places.
 */
export interface HiddenSwapped {
  event: "hidden_swapped";
  seat: number;
  one: number;
  two: number;
}
export interface Killed {
  event: "killed";
  colour: string;
  owner: number;
  count: number;
  slot: number;
  seat: number;
  site: string | null;
}
/**
 * Warbands, from a board to a site.
 */
export interface Placed {
  event: "placed";
  seat: number;
  slot: number;
  count: number;
  site: string;
}
/**
 * Warbands, from a site to a board.
 */
export interface Withdrawn {
  event: "withdrawn";
  seat: number;
  slot: number;
  count: number;
  site: string;
}
export interface Mustered {
  event: "mustered";
  seat: number;
  card: string;
  count: number;
}
export interface Traded {
  event: "traded";
  seat: number;
  card: string;
  favor: number;
  secrets: number;
}
export interface RelicTaken {
  event: "relic_taken";
  seat: number;
  relic: string;
  source: number;
  how: string;
}
/**
 * A relic went under the relic deck.
 */
export interface RelicGone {
  event: "relic_gone";
  seat: number;
  relic: string | null;
}
export interface BannerTaken {
  event: "banner_taken";
  seat: number;
  banner: string;
  source: number;
  how: string;
  tokens: number;
}
/**
 * [4.1.1] Favor placed on the People's Favor (1), or returned to a bank (-1).
 */
export interface BannerStep {
  event: "banner_step";
  seat: number;
  change: number;
  suit: string;
}
export interface MobRose {
  event: "mob_rose";
  mob: boolean;
}
export interface TitlePassed {
  event: "title_passed";
  seat: number;
  source: number;
}
export interface TitleTurned {
  event: "title_turned";
  seat: number;
  usurper: boolean;
}
/**
 * The marker of Visions drawn moves.
 */
export interface VisionDrawn {
  event: "vision_drawn";
  seat: number;
  count: number;
}
export interface RoleChanged {
  event: "role_changed";
  seat: number;
  role: string;
}
/**
 * An offer, with everything in it.
 */
export interface Offered {
  event: "offered";
  seat: number;
  to: number;
  gives: {
    [k: string]: number;
  };
  wants: {
    [k: string]: number;
  };
  citizenship: boolean;
  power: string;
}
/**
 * Terms other than those of an offer: the gifts and wishes of their writer.
 */
export interface Countered {
  event: "countered";
  seat: number;
  to: number;
  gives: {
    [k: string]: number;
  };
  wants: {
    [k: string]: number;
  };
}
export interface Answered {
  event: "answered";
  seat: number;
  question: string;
  yes: boolean;
}
/**
 * [7.6.3] A player's new obligation.
 */
export interface Promised {
  event: "promised";
  seat: number;
  to: number;
  promise: string;
  what: string;
  count: number;
  until: number;
  favor: number;
  secrets: number;
}
export interface PromiseBroken {
  event: "promise_broken";
  seat: number;
  to: number;
  promise: string;
  what: string;
}
export interface CampaignDeclared {
  event: "campaign_declared";
  seat: number;
  defender: number;
  sites: number[];
  treasures: string[];
  pawn: boolean;
  attack: number;
  defense: number;
  targets: string[];
}
export interface Rolled {
  event: "rolled";
  seat: number;
  kind_of_dice: string;
  faces: string[];
}
export interface CampaignCounted {
  event: "campaign_counted";
  seat: number;
  swords: number;
  sacrificed: number;
  shields: number;
  force: number;
  won: boolean;
}
export interface EndDie {
  event: "end_die";
  result: number;
  needed: number;
}
export interface Rested {
  event: "rested";
  seat: number;
  favor: number;
  secrets: number;
  supply: number;
}
export interface Won {
  event: "won";
  seat: number;
  ways: string[];
  role: string;
  vision: string;
  relics: string[];
}
export interface OathSworn {
  event: "oath_sworn";
  seat: number;
  oath: string;
}
/**
 * An edifice takes the place of a denizen.
 */
export interface Built {
  event: "built";
  seat: number;
  card: string;
  denizen: string;
  slot: number;
  site: string;
}
/**
 * An edifice becomes a ruin.
 */
export interface Fell {
  event: "fell";
  card: string;
  ruin: string;
  slot: number;
  site: string;
}
/**
 * Sites leave the map; face-down ones are not named.
 */
export interface SitesLost {
  event: "sites_lost";
  sites: string[];
  was: string[];
}
/**
 * The sites of the next game, from the top of the Cradle; "" for a face-down site.
 */
export interface MapRenewed {
  event: "map_renewed";
  sites: string[];
}
/**
 * Cards of the archive join the world deck: 3 of the first suit, 2 and 1 of the next ones.
 */
export interface CardsAdded {
  event: "cards_added";
  suits: string[];
}
/**
 * The Dispossessed come back, the largest stack into the world deck.
 */
export interface ArchiveHealed {
  event: "archive_healed";
  suit: string;
  count: number;
}
export interface CardsLost {
  event: "cards_lost";
  count: number;
}
/**
 * The relics of the winner and of the Reliquary lie on top of the relic deck.
 */
export interface RelicsLaid {
  event: "relics_laid";
  count: number;
}
export interface ChronicleWritten {
  event: "chronicle_written";
  seat: number;
}
export interface RealmPage {
  name: string;
  number: number;
  reigns: ReignPage[];
  people: Person[];
  suits: {
    [k: string]: number;
  };
  tide: Message | null;
  realm: Realm | null;
}
export interface ReignPage {
  number: number;
  winner: string;
  arms: number;
  role: string;
  way: string;
  how: Message;
  vision: string;
  first_year: number;
  last_year: number;
  oath: string;
  story: Message[];
  citizens: string[];
  built: Work[];
  repaired: string[];
  fell: Work[];
  lost: string[];
  added: Joined[];
  healed: boolean;
  driven_out: number;
  dispossessed: number;
  relics: string[];
  suits: {
    [k: string]: number;
  };
}
/**
 * An edifice that was built or fell, and its site.
 */
export interface Work {
  card: string;
  site: string;
}
/**
 * Cards of a suit that joined the world deck.
 */
export interface Joined {
  suit: string;
  count: number;
}
export interface Person {
  name: string;
  arms: number;
  roles: string[];
  won: boolean[];
}
/**
 * The world as it lies on the table: without the order of decks, the cards of the archive, and
 *     the face-down relics.
 */
export interface Realm {
  oath: string;
  ruler: string;
  lands: Land[];
  citizens: string[];
  suits: {
    [k: string]: number;
  } | null;
  dispossessed: number;
}
/**
 * A site of the map.
 */
export interface Land {
  region: string;
  site: string | null;
  cards: string[];
  relics: number;
}
