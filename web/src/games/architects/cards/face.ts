// The words on a card.
import type { Voice } from "../../../text/voice.ts";

/** The effect in the few words for which a small card has room. */
export function brief(card: string, voice: Voice): string {
  const short = `card-${card}.short`;
  return voice.text(voice.has(short) ? short : `card-${card}.text`);
}

/** A change of virtue with its sign. */
export const signed = (count: number): string =>
  count > 0 ? `+${count}` : count < 0 ? `−${Math.abs(count)}` : "0";

export const skillsSaid = (skills: readonly string[], voice: Voice): string =>
  skills.map((skill) => voice.text(`skill-${skill}`)).join(", ");
