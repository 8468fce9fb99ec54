import { expect, test } from "vitest";
import type { GameEvent } from "../../net/live.svelte.ts";
import { lastTurn } from "../west_kingdom/overlord/turn.ts";
import { TOLD } from "./steps.ts";

const told = (event: string, more: Record<string, unknown> = {}): GameEvent =>
  ({ event, ...more }) as unknown as GameEvent;

const EVENTS = [
  told("turn_began", { seat: 1 }),
  told("passed", { seat: 1 }),
  told("overlord_began", { round: 4 }),
  told("outsiders_counted", { removed: 2, required: 2, met: true }),
  told("threat_strikes", { card: "threat_hunt", workers: 2 }),
  told("honour_lost", { seat: 1 }),
  told("workers_kept", { seat: 1 }),
  told("round_began", { round: 5 }),
  told("threat_revealed", { card: "threat_pray", workers: 2 }),
  told("tavern_opened", { cards: [] }),
  told("paladin_revealed", { seat: 0 }),
  told("tavern_taken", { seat: 0 }),
  told("suspicion_drawn", { seat: 0 }),
  told("turn_began", { seat: 0 }),
  told("honour_lost", { seat: 0 }),
];

test("his turn has a step for each card, with what came of it and nothing else", () => {
  const turn = lastTurn(EVENTS, TOLD)!;
  expect(turn.steps.map(({ card, line, events }) => [card, line, events.length])).toEqual([
    ["outsider_threat", 1, 1],
    ["threat_hunt", 1, 2],
    ["threat_pray", 0, 1],
  ]);
});
