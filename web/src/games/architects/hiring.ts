// The reader's current price of an apprentice in the rows.
import type { ArchitectsView } from "../../contract/architects.ts";
import type { Choice } from "../../contract/shared.ts";
import { about } from "./about.ts";

type Prices = Pick<ArchitectsView["players"][number]["prices"], "hire" | "rows">;

/** Whether apprentices are free: the ones that players begin with are. */
export const areFree = ({ phase }: Pick<ArchitectsView, "phase">): boolean =>
  phase === "apprentices";

/** The rest of the price during a hire, otherwise the whole price of one. */
export function priceOf(
  { hire, rows }: Prices,
  hires: readonly Choice[] | null,
  { card, row, column }: { card: string; row: number; column: number },
): number {
  const choice = hires?.find(({ key }) => key === card);
  if (choice) return about(choice).passed;
  const paid = hires ? (hire.silver ?? 0) + (hire.tax ?? 0) : 0;
  return (rows[row]?.[column] ?? 0) - paid;
}
