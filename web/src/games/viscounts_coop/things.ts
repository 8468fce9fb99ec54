// Things of the scenario: those of Viscounts, workers on the roads, and the rows of the Overlord's card ("banish/debt").
import type { Voice } from "../../text/voice.ts";
import * as viscounts from "../viscounts/things.ts";

export { named, nameOf } from "../viscounts/things.ts";

/** "3.5:1" is a player's worker on a space. */
const OUTPOST = /^([\d.]+):\d$/;

export const thingOf = (key: string): string => viscounts.thingOf(OUTPOST.exec(key)?.[1] ?? key);

/** The note on a reconstructed row of the Overlord's card: only its icon may be our own. */
export const oursOfRow = (voice: Voice): string =>
  voice.text("overlord-ours_part", { what: voice.text("ours-icon") });
