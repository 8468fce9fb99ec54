// What stands on a card in words.
import type { Voice } from "../../../text/voice.ts";

/** In the few words that a small card has room for. */
export function brief(card: string, voice: Voice): string {
  const short = `card-${card}.short`;
  return voice.text(voice.has(short) ? short : `card-${card}.text`);
}

export function rulings(thing: string, voice: Voice): string[] {
  const id = `${thing.replace("/", "-")}.rulings`;
  return voice.has(id) ? voice.text(id).split("\n").filter(Boolean) : [];
}

/** A number with a true minus. */
export const counted = (count: number): string =>
  count < 0 ? `−${Math.abs(count)}` : String(count);

/** A change of virtue with its sign. */
export const signed = (count: number): string =>
  count > 0 ? `+${count}` : count < 0 ? `−${Math.abs(count)}` : "0";

export const skillsSaid = (skills: readonly string[], voice: Voice): string =>
  skills.map((skill) => voice.text(`skill-${skill}`)).join(", ");
