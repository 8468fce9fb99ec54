import { expect, it, vi } from "vitest";
import type { State } from "../contract/server.ts";
import { HouseTurn } from "./house.svelte.ts";

const now = (given: Partial<State> = {}): State => ({
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
  ...given,
});
const EVENTS = Array.from({ length: 6 }, () => ({ event: "placed" }));
const SCENES = [
  { at: 102, view: "before" },
  { at: 104, view: "after one" },
  { at: 106, view: "after two" },
];

const made = (): { house: HouseTurn; wait: (on: boolean) => void } => {
  const wait = vi.fn<(on: boolean) => void>();
  return { house: new HouseTurn({ wait, before: () => 100 }), wait };
};

it("shows the table as it stood after the step that is watched", () => {
  const { house, wait } = made();
  house.heard(now({ scenes: SCENES }));
  expect([house.shown, house.stage(now()).view]).toEqual([false, "now"]);
  house.show(2);
  expect([house.shown, house.isStaged, house.stage(now()).view]).toEqual([true, true, "after one"]);
  expect(house.told(EVENTS).length).toBe(4);
  house.show(4);
  expect(house.stage(now()).view).toBe("after two");
  house.show(null);
  expect(house.stage(now()).view).toBe("now");
  expect(house.told(EVENTS)).toBe(EVENTS);
  expect(vi.mocked(wait).mock.calls).toEqual([[true], [true], [false]]);
});

it("shows the table as it is where nothing of that turn is known, or to another seat", () => {
  const { house } = made();
  house.show(2);
  expect([house.isStaged, house.stage(now()).view]).toEqual([false, "now"]);
  house.heard(now({ scenes: SCENES }));
  expect(house.stage(now({ seat: 1 })).view).toBe("now");
});

it("puts a turn together that a question has interrupted, and forgets what was taken back", () => {
  const { house } = made();
  house.heard(now({ scenes: SCENES.slice(0, 2) }));
  house.heard(now());
  house.heard(now({ scenes: [{ at: 104, view: "otherwise" }, SCENES[2]!] }));
  house.show(2);
  expect(house.stage(now()).view).toBe("otherwise");
  house.heard(now({ seat: 1, scenes: SCENES }));
  expect(house.stage(now()).view).toBe("now");
});
