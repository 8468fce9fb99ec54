// Things of the scenario: those of Architects, and the Overlord's cards.
import type { Voice } from "../../text/voice.ts";
import * as architects from "../architects/things.ts";

export { named } from "../architects/things.ts";

const HIS = /^(demand|scheme|future|event)_/;

export const isHis = (key: string): boolean => HIS.test(key);

export const thingOf = (key: string): string =>
  isHis(key)
    ? `card/${key}`
    : architects.thingOf(key.replace(/^overlay_/, "").replace(/^player:.*/, "prison"));

export const nameOf = (thing: string, voice: Voice): string => architects.nameOf(thing, voice);
