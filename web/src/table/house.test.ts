import { expect, it, vi } from "vitest";
import type { Scene, State } from "../contract/server.ts";
import { HouseTurn } from "./house.svelte.ts";

const NOW: State = {
  type: "state",
  seat: 0,
  view: "now",
  question: null,
  number: null,
  can_undo: null,
  can_undo_whole: false,
  standing: {},
  standing_choices: {},
  events: [],
  events_from: 0,
  outcome: null,
  times: null,
};
const EVENTS = Array.from({ length: 6 }, () => ({ event: "placed" }));
const SCENES = [
  { at: 102, view: "before" },
  { at: 104, view: "after one" },
  { at: 106, view: "after two" },
];

const made = (
  scenes: readonly Scene[] = [],
  acts = false,
  held = false,
): { house: HouseTurn; wait: (on: boolean) => void } => {
  const wait = vi.fn<(on: boolean) => void>();
  const given = { wait, before: () => 100, scenes: () => scenes, held: () => held };
  return { house: new HouseTurn({ ...given, acts: () => acts, thinks: () => true }), wait };
};

it("lets what bots decide in the middle of the turn come while its last step is watched", () => {
  const { house, wait } = made([], true);
  house.show(2, false);
  house.show(4, true);
  expect([house.goesOn, vi.mocked(wait).mock.calls]).toEqual([true, [[true], [false]]]);
  expect(made().house.goesOn).toBe(false);
});

it("does not wait for bots where they wait for somebody to see a blow", () => {
  expect(made([], true, true).house.goesOn).toBe(false);
});

it("shows the table as it stood after the step that is watched", () => {
  const { house, wait } = made(SCENES);
  expect([house.shown, house.stage(NOW).view]).toEqual([false, "now"]);
  house.show(2);
  expect([house.shown, house.isStaged, house.stage(NOW).view]).toEqual([true, true, "after one"]);
  expect(house.told(EVENTS).length).toBe(4);
  house.show(4);
  expect(house.stage(NOW).view).toBe("after two");
  house.show(null);
  expect(house.stage(NOW).view).toBe("now");
  expect(house.told(EVENTS)).toBe(EVENTS);
  expect(vi.mocked(wait).mock.calls).toEqual([[true], [true], [false]]);
});

it("shows the table as it is where nothing of that turn is known", () => {
  const { house } = made();
  house.show(2);
  expect([house.isStaged, house.stage(NOW)]).toEqual([false, NOW]);
});
