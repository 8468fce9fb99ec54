// Things of Paladins: "card/abbot_1" for the cards of all decks, "action/garrison", "location/loc_1_2",
// "spot/abs_pray", "attribute/faith", "worker/scout", "score/goods".
import type { Voice } from "../../text/voice.ts";
import { named } from "../things.ts";
import { actionOf, CARDS, isAction, LOCATIONS, SPOTS } from "./cards/facts.ts";

export { named };

/** The thing that a key alone refers to: a card (also on credit or for one of its choices), an
 * action, a place. */
export function thingOf(key: string): string {
  const about = key.replace(/^debt:/, "").split(":")[0]!;
  if (about in CARDS) return `card/${about}`;
  const action = actionOf(about) ?? (isAction(about) ? about : undefined);
  if (action) return `action/${action}`;
  if (about in LOCATIONS) return `location/${about}`;
  if (about in SPOTS) return `spot/${about}`;
  return `card/${about}`;
}

export function nameOf(thing: string, voice: Voice): string {
  const { sort, key } = named(thing);
  const place = sort === "location" ? LOCATIONS[key] : undefined;
  if (place)
    return voice.text("option-location", { column: place.column, goods: [...place.reward] });
  const spot = sort === "spot" ? SPOTS[key] : undefined;
  if (spot) return voice.text("option-spot", { goods: [...spot.reward] });
  const id = sort === "score" ? `count-${key}` : `${sort}-${key}`;
  return voice.has(id) ? voice.text(id) : voice.text("label-unknown");
}
