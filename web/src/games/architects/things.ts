// Things of Architects: "card/miner_1" for apprentices and buildings, "location/quarry", "board/ada",
// "reward/gold", "market/market_1", "good/clay", "score/virtue".
import type { Voice } from "../../text/voice.ts";
import { APPRENTICES, BOARDS, BUILDINGS } from "./cards/facts.ts";

export { named } from "../things.ts";

/** The thing that a key alone refers to: a card, a board, the place of a branch or of a group. */
export function thingOf(key: string): string {
  const about = key.replace(/^trade:/, "");
  if (about in APPRENTICES || about in BUILDINGS) return `card/${about}`;
  if (about in BOARDS) return `board/${about}`;
  return `location/${about.split(":")[0]!}`;
}

export function nameOf(thing: string, voice: Voice): string {
  const id = thing.replace("/", "-");
  return voice.has(id) ? voice.text(id) : voice.text("label-unknown");
}
