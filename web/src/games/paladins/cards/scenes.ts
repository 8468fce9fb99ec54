// A picture for every card, action, place and line of a score.
import { figureIn, pictures, type Scenes } from "../../../art/drawn.ts";
import type { IconName } from "../../../art/icon.ts";
import { campaignEmblems } from "../../west_kingdom/campaign/emblems.ts";
import { COURT } from "./scenes/inks.ts";
import { outsiders, paladins, townsfolk } from "./scenes/people.ts";
import { scenario } from "./scenes/scenario.ts";
import { emblems, king, tavern, walls } from "./scenes/table.ts";

export { ACTION_ICONS } from "./scenes/table.ts";

export const CARD_SCENES: Scenes = {
  ...townsfolk,
  ...paladins,
  ...outsiders,
  ...king,
  ...walls,
  ...tavern,
};
export const EMBLEMS: Scenes = { ...emblems, ...scenario, ...campaignEmblems(COURT) };

export const sceneOf = pictures(CARD_SCENES, EMBLEMS);

export const figureOf = (thing: string): IconName => figureIn(sceneOf(thing)) ?? "gi:visored-helm";
