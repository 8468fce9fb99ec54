import { expect, test } from "vitest";
import type { GameEvent } from "../../net/live.svelte.ts";
import { lastTurn, lineBegan } from "../west_kingdom/overlord/turn.ts";
import { arrestIn, stripIn } from "./steps.ts";

const told = (event: string, more: Record<string, unknown> = {}): GameEvent =>
  ({ event, ...more }) as unknown as GameEvent;

const his = {
  begins: (event: GameEvent): boolean => event.event === "turn_began" && event["seat"] === 2,
  step: lineBegan,
};

const EVENTS = [
  told("turn_began", { seat: 0 }),
  told("turn_began", { seat: 2 }),
  told("scheme_revealed", { card: "scheme_2" }),
  told("step_began", { card: "scheme_2", step: 1 }),
  told("turn_began", { seat: 0 }),
  told("turn_began", { seat: 2 }),
  told("scheme_revealed", { card: "scheme_1" }),
  told("step_began", { card: "scheme_1", step: 1 }),
  told("placed", { seat: 2, place: "guildhall" }),
  told("step_began", { card: "scheme_1", step: 2 }),
  told("placed", { seat: 2, place: "storehouse" }),
  told("strip_reached", { place: "storehouse", strip: 3 }),
  told("arrested", { place: "storehouse", own: 2, most: 4, owners: [1], taken: [4], left: [1] }),
  told("turn_began", { seat: 0 }),
  told("placed", { seat: 0, place: "forest" }),
];

test("his last turn has its lines, and what came of each", () => {
  const turn = lastTurn(EVENTS, his)!;
  expect(turn.from).toBe(5);
  expect(turn.steps.map(({ card, line }) => [card, line])).toEqual([
    ["scheme_1", 1],
    ["scheme_1", 2],
  ]);
  expect(turn.steps[1]!.events.at(-1)!.event).toBe("arrested");
});

test("an arrest tells why it takes this number", () => {
  const [first, second] = lastTurn(EVENTS, his)!.steps;
  expect(arrestIn(first!)).toBeNull();
  expect(stripIn(first!)).toBe(0);
  expect(stripIn(second!)).toBe(3);
  expect(arrestIn(second!)).toEqual({
    place: "storehouse",
    own: 2,
    most: 4,
    taken: [{ seat: 1, taken: 4, left: 1 }],
  });
});

test("before his first turn there is none", () => {
  expect(lastTurn(EVENTS.slice(0, 1), his)).toBeNull();
});
