// Plans and shares in words.
import type { Ranked } from "../../contract/server.ts";
import { settings } from "../../settings.svelte.ts";
import { botName } from "../../text/seats.ts";
import type { Voice } from "../../text/voice.ts";
import { t } from "../../words.svelte.ts";

const SHOWN_CARDS = 3;

export const cardName = (card: string, voice: Voice): string => voice.text(`card-${card}`);

/** The name of a plan, made from its kingdom cards. */
export function planName(cards: readonly string[], voice: Voice): string {
  const shown = cards.slice(0, SHOWN_CARDS).map((card) => cardName(card, voice));
  return shown.join(", ") || t("lab-money");
}

export function rankedName(row: Ranked, voice: Voice): string {
  if (row.yours) return t("lab-yours");
  return row.bot ? botName(row.bot, voice) : planName(row.cards, voice);
}

const decimal = (number: number): string =>
  new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(number);

export interface Measured {
  win_rate: number;
  low: number;
  high: number;
}

/** "63.4" */
export const percent = (share: number): string => decimal(100 * share);
/** "±0.3" */
export const margin = ({ low, high }: Measured): string => `±${decimal(50 * (high - low))}`;
export const turnsOf = decimal;
