import { expect, test } from "vitest";
import type { OverlordView } from "../../contract/viscounts_coop.ts";
import type { GameEvent } from "../../net/live.svelte.ts";
import { lastTurn } from "../west_kingdom/overlord/turn.ts";
import { banishedIn, HIS_CARD, outcomes, spacesIn, toldBy } from "./steps.ts";

const told = (event: string, more: Record<string, unknown> = {}): GameEvent =>
  ({ event, ...more }) as unknown as GameEvent;

const HIS = toldBy({
  seat: 2,
  banishments: [{ icon: "debt" }, { icon: "rearrange" }],
} as unknown as OverlordView);

const EVENTS = [
  told("turn_began", { seat: 1 }),
  told("moved", { seat: 1, space: "3" }),
  told("turn_began", { seat: 2 }),
  told("overlord_moved", { card: "abbot", silver: 2, space: "6" }),
  told("banished", { card: "mason", row: "rearrange", printed: false }),
  told("step_began", { row: "rearrange", step: 1 }),
  told("overlord_placed", { space: "5", count: 3, left: 4 }),
  told("step_began", { row: "rearrange", step: 2 }),
  told("sent_home", { seat: 0, space: "7", reason: "instead" }),
  told("advance_ordered", { space: "5", count: 3 }),
  told("advanced", { origin: "5", way: "clockwise", space: "6" }),
  told("turn_began", { seat: 0 }),
  told("moved", { seat: 0, space: "1" }),
];

test("his turn has a step for the move, for the row of his card and for each order", () => {
  const { steps } = lastTurn(EVENTS, HIS)!;
  expect(steps.map(({ card, line }) => [card, line])).toEqual([
    ["abbot", 1],
    [HIS_CARD, 2],
    ["advance", 0],
  ]);
  expect(outcomes(steps[1]!).map(({ event }) => event)).toEqual(["overlord_placed", "sent_home"]);
  expect(steps.map(banishedIn)).toEqual([null, "mason", null]);
  expect([...spacesIn(steps[2]!)]).toEqual(["5", "6"]);
  expect([...spacesIn(null)]).toEqual([]);
});
