import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Reviewed } from "../contract/server.ts";
import { Looking } from "./looking.svelte.ts";

const told = (done: number): Reviewed => ({
  done,
  of: 3,
  whole: done === 3,
  seconds_left: null,
  review: { chances: [], costly: [] },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("asks until all is known, and not again", async () => {
  let asked = 0;
  const looking = new Looking(() => Promise.resolve(told(++asked)));
  looking.open();
  await vi.advanceTimersByTimeAsync(60_000);
  looking.open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, looking.told?.whole]).toEqual([3, true]);
});

it("waits no more once it is closed, and asks but once at a time", async () => {
  let asked = 0;
  const looking = new Looking(() => Promise.resolve(told((asked++, 0))));
  looking.open();
  looking.close();
  looking.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
  looking.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

it("tries again after a failure", async () => {
  let asked = 0;
  const looking = new Looking(() =>
    asked++ ? Promise.resolve(told(3)) : Promise.reject(new Error("away")),
  );
  looking.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(looking.failure).toBeTruthy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looking.failure, looking.told?.whole]).toEqual([null, true]);
});

it("looks more closely when asked to", async () => {
  const asked: boolean[] = [];
  const looking = new Looking((deep) => Promise.resolve((asked.push(deep), told(3))));
  looking.open();
  await vi.advanceTimersByTimeAsync(0);
  looking.deepen();
  expect(looking.told?.whole).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, looking.told?.whole]).toEqual([[false, true], true]);
});

it("keeps what is known until the closer look has seen all", async () => {
  const quick = { chances: [{ number: 1, seats: [40, 60] }], costly: [] };
  const close = { chances: [{ number: 1, seats: [45, 55] }], costly: [], deep: true };
  let done = 0;
  const looking = new Looking((deep) =>
    Promise.resolve(deep ? { ...told(++done), review: close } : { ...told(3), review: quick }),
  );
  looking.open();
  await vi.advanceTimersByTimeAsync(0);
  looking.deepen();
  await vi.advanceTimersByTimeAsync(0);
  expect([looking.told?.done, looking.told?.review]).toEqual([1, quick]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([looking.told?.whole, looking.told?.review]).toEqual([true, close]);
});
