// The end of a round as the Overlord's turn: each card that strikes, and what the next round reveals.
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Begun, Told } from "../west_kingdom/overlord/turn.ts";

/** The events with which a step begins; some of them name no card, since there is only one. */
const CARDS: Readonly<Record<string, string>> = {
  outsiders_counted: "outsider_threat",
  threat_strikes: "",
  threat_grew: "",
  threat_revealed: "",
  outsiders_turned: "outsider_threat",
  king_threat_revealed: "king_threat",
};

/** The events in which a card's text is carried out; others only bring or supply it. */
const STRIKES = new Set(["outsiders_counted", "threat_strikes"]);

const FOLLOWS = new Set([
  ...["honour_lost", "penalty_taken", "penalty_ignored", "suspicion_drawn", "tax_taken"],
  ...["inquisition", "debt_gained", "debt_avoided", "threat_gone"],
]);

function step(event: GameEvent): Begun | null {
  const card = CARDS[event.event];
  if (card === undefined) return null;
  return {
    card: card || String(event["card"]),
    line: STRIKES.has(event.event) ? 1 : 0,
    events: [event],
  };
}

export const TOLD: Told = {
  begins: ({ event }) => event === "overlord_began",
  // Workers from the tavern also bring suspicion.
  ends: ({ event }) => event === "tavern_opened",
  step,
  follows: ({ event }) => FOLLOWS.has(event),
};
