// What an apprentice in the rows costs the reader now.
import type { ArchitectsView } from "../../contract/architects.ts";
import type { Choice } from "../../contract/shared.ts";
import { about } from "./about.ts";

type Prices = Pick<ArchitectsView["players"][number]["prices"], "hire" | "rows">;

/** Those whom everybody begins with cost nothing. */
export const areFree = ({ phase }: Pick<ArchitectsView, "phase">): boolean =>
  phase === "apprentices";

/** What is still to pay where a hire is being made, otherwise all that one would take. */
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
