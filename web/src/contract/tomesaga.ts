/* Made from schema/tomesaga.json by "npm run types". */

import type { KeeperView, ChronicleFace } from "./west_kingdom.ts";

export interface Tomesaga {
  Page?: CampaignPage;
}
export interface CampaignPage {
  games: string[];
  played: PlayedPage[];
  next: NextPage | null;
  players: number;
  needed: number;
  keepers: KeeperView[];
  tokens: string[];
  crests: string[];
  faces: {
    [k: string]: ChronicleFace;
  };
  order: number[];
  is_over: boolean;
  tie: string | null;
  extra_cards: boolean;
}
export interface PlayedPage {
  game: string;
  names: string[];
  scores: number[];
  ranks: number[];
  order: number[];
  tie: string | null;
  major: boolean;
  lead: number;
  margin: number;
  claims: string[][];
  victory: number[];
  tokens: string[][];
  crests: string[][];
}
/**
 * The conditions of the next game.
 */
export interface NextPage {
  game: string;
  silver: number[];
  marker: number | null;
  first: number | null;
  advantages: string[][];
}
