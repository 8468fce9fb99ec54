// The meaning of the virtue track's zones, from the numbers of the view.
import type { ArchitectsView } from "../../contract/architects.ts";
import type { Threshold } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";

/** Runs of equal neighbouring cells. */
function runs<T>(cells: readonly T[]): { from: number; to: number; value: T }[] {
  const found: { from: number; to: number; value: T }[] = [];
  cells.forEach((value, cell) => {
    const last = found.at(-1);
    if (last && last.value === value) last.to = cell;
    else found.push({ from: cell, to: cell, value });
  });
  return found;
}

export function zones(view: ArchitectsView, voice: Voice): Threshold[] {
  const { tax_discounts, cathedral_virtue, market_virtue } = view;
  const meaning = (discount: number, virtue: number): string => {
    if (discount) return voice.text("zone-tax", { count: discount });
    if (virtue < cathedral_virtue) return "";
    return voice.text(virtue > market_virtue ? "zone-no_market" : "zone-open");
  };
  const tone = (virtue: number): Pick<Threshold, "tone"> => {
    if (virtue < cathedral_virtue) return { tone: "low" };
    return virtue > market_virtue ? { tone: "high" } : {};
  };
  return runs(tax_discounts.map(meaning)).map(({ from, to, value }) => ({
    from,
    to,
    text: value,
    ...tone(from),
  }));
}
