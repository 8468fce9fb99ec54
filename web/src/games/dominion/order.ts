// The orders in which cards are listed.
import type { Voice } from "../../text/voice.ts";
import { CARDS } from "./cards/facts.ts";

type Order = (one: string, other: string) => number;

export const byName =
  (voice: Voice): Order =>
  (one, other) =>
    voice.text(`card-${one}`).localeCompare(voice.text(`card-${other}`), voice.language);

export const byCost =
  (voice: Voice): Order =>
  (one, other) =>
    CARDS[one]!.cost - CARDS[other]!.cost || byName(voice)(one, other);
