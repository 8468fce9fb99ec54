// A picture for every card, place, character and reward.
import { figureIn, pictures, type Scenes } from "../../../art/drawn.ts";
import type { IconName } from "../../../art/icon.ts";
import { apprentices } from "./scenes/apprentices.ts";
import { buildings } from "./scenes/buildings.ts";
import { emblems, HOUSES } from "./scenes/emblems.ts";

export const CARD_SCENES: Scenes = { ...apprentices, ...buildings };
export const EMBLEMS: Scenes = emblems;

export const sceneOf = pictures(CARD_SCENES, EMBLEMS);

export const figureOf = (thing: string): IconName => figureIn(sceneOf(thing)) ?? "gi:family-house";

export const houseOf = (place: string): IconName => HOUSES[place] ?? "gi:robber-mask";
