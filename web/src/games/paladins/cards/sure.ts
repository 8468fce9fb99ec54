// The certainty of the values of a card, an action or a place, from the tables.
import type { Voice } from "../../../text/voice.ts";
import { ACTIONS, CARDS, OUTSIDERS, SPOTS, SURE, TAVERN } from "./facts.ts";

/** From A (two or more sources agree) to D (our own). Without a value it applies to all of them. */
interface Mark {
  mark: string;
  value?: string;
}

/** Tables that have one mark for all their rows. */
const TABLES: Readonly<Record<string, string>> = { location: "locations", spot: "spots" };

function marksOf(sort: string, key: string): Mark[] {
  const row = { action: ACTIONS, spot: SPOTS, card: CARDS }[sort]?.[key];
  const table = key in TAVERN ? "tavern" : TABLES[sort];
  const mark = row?.sure ?? (table ? SURE[table] : undefined);
  const unsure = { ...row?.unsure };
  if (key in OUTSIDERS) unsure["points"] = SURE["outsider_points"]!;
  if (key.startsWith("suspicion_")) unsure["suspicion"] = SURE["suspicion_counts"]!;
  return [
    ...(mark ? [{ mark }] : []),
    ...Object.entries(unsure).map(([value, mark]) => ({ mark, value })),
  ];
}

/** The certainty in words, of a "card", an "action", a "location" or a "spot". */
export const howSure = (sort: string, key: string, voice: Voice): string[] =>
  marksOf(sort, key).map(({ mark, value }) =>
    value ? voice.text(`unsure-${value}`, { mark }) : voice.text(`sure-${mark}`),
  );
