// The position of a thing among others of the same name.
import type { PaladinsView } from "../../contract/paladins.ts";
import type { Voice } from "../../text/voice.ts";

const PLACE = /^loc_\d+_(\d+)$/;

/** The position of a place in its column, or of a card in its row, counted from the first. */
export function where(
  key: string,
  { townsfolk, outsiders }: Pick<PaladinsView, "townsfolk" | "outsiders">,
  voice: Voice,
): string | null {
  const place = PLACE.exec(key)?.[1];
  if (place) return voice.text("where-place", { n: Number(place) });
  const card = key.replace(/^debt:/, "");
  for (const row of [townsfolk, outsiders]) {
    const at = row.findIndex((slot) => slot.card === card);
    if (at >= 0) return voice.text("where-row", { n: at + 1 });
  }
  return null;
}
