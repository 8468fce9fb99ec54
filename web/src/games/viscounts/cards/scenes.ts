// A picture for every card, land, section, action and line of a score.
import { figureIn, pictures, type Scenes } from "../../../art/drawn.ts";
import type { IconName } from "../../../art/icon.ts";
import { campaignEmblems } from "../../west_kingdom/campaign/emblems.ts";
import { SAGA } from "./scenes/inks.ts";
import { townsfolk } from "./scenes/people.ts";
import { bonuses, buildings, emblems, manuscripts, opponent, playerCards } from "./scenes/table.ts";

export { slotSign } from "./scenes/table.ts";

export const CARD_SCENES: Scenes = {
  ...townsfolk,
  ...manuscripts,
  ...playerCards,
  ...buildings,
  ...bonuses,
  ...opponent,
};
export const EMBLEMS: Scenes = { ...emblems, ...campaignEmblems(SAGA) };

export const sceneOf = pictures(CARD_SCENES, EMBLEMS);

export const figureOf = (thing: string): IconName => figureIn(sceneOf(thing)) ?? "gi:quill";
