// Ways to look at a view: whose colour, what lies where, what is going on.
import type { Kind } from "./pieces.ts";
import type {
  ActView,
  BannerView,
  CampaignView,
  CardView,
  OathView,
  PlaceView,
} from "../../contract/oath.ts";

export const kindOf = (card: CardView): Kind => (card.vision ? "vision" : "denizen");

/** The seat of a colour; purple warbands are the Empire's, and the Chancellor stands for it. */
export function seatOf(view: OathView, colour: string): number | null {
  const found = view.players.find((player) => player.colour === colour);
  return found?.seat ?? null;
}

/** Whose warbands are at a site. */
export const ownerOf = (view: OathView, place: PlaceView): number | null =>
  place.warbands ? seatOf(view, place.colour) : null;

/** In whose colour a site is shown; null for bandits. */
export const rulerOf = (view: OathView, place: PlaceView): number | null =>
  place.rulers.length ? (ownerOf(view, place) ?? place.rulers[0]!) : null;

/** The regions in the order of the map. */
export const regionsOf = (view: OathView): string[] => [
  ...new Set(view.places.map(({ region }) => region)),
];

/** A place of the map as options name it: "cradle_1". */
export function spotOf(view: OathView, slot: number): string {
  const { region } = view.places[slot]!;
  const first = view.places.findIndex((place) => place.region === region);
  return `${region}_${slot - first + 1}`;
}

export interface Lying {
  card: string;
  favor: number;
  secrets: number;
  warbands: number;
}

/** A card with what lies on it. */
export const lying = (view: OathView, card: string): Lying => ({
  card,
  favor: view.favor_on[card] ?? 0,
  secrets: view.secrets_on[card] ?? 0,
  warbands: view.warbands_on
    .filter((on) => on.card === card)
    .reduce((sum, { count }) => sum + count, 0),
});

export interface Banner extends BannerView {
  key: string;
}
export const bannersOf = (view: OathView): Banner[] => [
  { key: "peoples_favor", ...view.peoples_favor },
  { key: "darkest_secret", ...view.darkest_secret },
];

export type Campaigning = ActView & { campaign: CampaignView };

/** The innermost campaign that goes on. */
export const campaignOf = (view: OathView): Campaigning | null =>
  (view.acts.findLast(({ campaign }) => campaign !== null) as Campaigning | undefined) ?? null;

export const dealOf = (view: OathView): ActView | null =>
  view.acts.findLast(({ kind, other }) => kind === "deal" && other !== null) ?? null;
