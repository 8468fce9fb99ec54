import { beforeEach, expect, test, vi } from "vitest";
import type { Moment, State } from "../contract/server.ts";
import { asShown, Meanwhile } from "./meanwhile.svelte.ts";
import type { Shown } from "./pace.svelte.ts";
import { see } from "./seen.ts";

const moment = (number: number, first: number, total: number): Moment => ({
  number,
  first,
  total,
  seat: 0,
  views: [{}],
  events: [],
  asked: [1],
  outcome: null,
});
const shown = (events: number, mine: boolean): Shown => {
  const { state } = asShown(moment(0, 0, 0));
  const question = mine ? ({ ask: "question", seat: 0 } as State["question"]) : state.question;
  return {
    state: { ...state, question },
    events: Array.from({ length: events }, () => ({ event: "x" })),
  };
};
/** A table where others have made that many moves since the seat last answered. */
const table = (passed: number): Meanwhile =>
  new Meanwhile("t", (number) =>
    Promise.resolve(moment(Math.max(4, number ?? 4 + passed), 4, 4 + passed)),
  );
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("whoever comes back is offered what others did", async () => {
  see("t", 0, 5);
  const here = table(3);
  here.looks(shown(9, true));
  await settled();
  expect([here.possible, here.offered]).toEqual([true, true]);
  here.answered();
  expect([here.possible, here.offered]).toEqual([false, false]);
});

test("whoever looks for the first time has not been away", async () => {
  const here = table(3);
  here.looks(shown(9, true));
  await settled();
  expect([here.possible, here.offered]).toEqual([true, false]);
});

test("what was seen can be watched again, but is not offered", async () => {
  table(3).looks(shown(9, true));
  const again = table(3);
  again.looks(shown(9, true));
  await settled();
  expect([again.possible, again.offered]).toEqual([true, false]);
});

test("where nobody else did anything, there is nothing to watch", async () => {
  const here = table(0);
  here.looks(shown(9, true));
  await settled();
  expect([here.possible, here.offered]).toEqual([false, false]);
});

test("whoever stays sees it happen, and can see it again", async () => {
  const here = table(0);
  here.looks(shown(9, true));
  await settled();
  here.answered();
  here.looks(shown(10, false));
  expect(here.possible).toBe(false);
  here.looks(shown(11, false));
  expect([here.possible, here.offered]).toEqual([true, false]);
});

test("an offer that comes after the answer is none", async () => {
  const here = table(3);
  here.looks(shown(9, true));
  here.answered();
  await settled();
  expect(here.offered).toBe(false);
});

test("what others did to the end is not offered over it", async () => {
  see("t", 0, 5);
  const over = (events: number): Shown => {
    const { state, ...rest } = shown(events, false);
    return { state: { ...state, question: null }, ...rest };
  };
  const late = table(3);
  late.looks(shown(9, false));
  late.looks(over(9));
  await settled();
  expect([late.possible, late.offered]).toEqual([false, false]);

  see("t", 0, 5);
  const early = table(3);
  early.looks(shown(9, false));
  await settled();
  expect(early.offered).toBe(true);
  early.looks(over(10));
  expect([early.possible, early.offered]).toEqual([false, false]);
});

test("a page that was hidden asks again", async () => {
  const here = table(2);
  here.looks(shown(9, false));
  await settled();
  here.offered = false;
  here.away();
  here.looks(shown(12, true));
  await settled();
  expect(here.offered).toBe(true);
});

test("it is watched from where the seat last answered", async () => {
  const here = table(3);
  await here.watch(0);
  expect([here.film?.number, here.film?.total, here.film?.playing]).toEqual([4, 7, true]);
  here.close();
  expect(here.film).toBeNull();
});
