import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment } from "../contract/server.ts";
import { Film, PACE, readAddress, writeAddress, type Eyes } from "./film.svelte.ts";

const TOTAL = 40;
let asked: string[];

function moment(number: number | null, eyes: Eyes): Promise<Moment> {
  asked.push(`${number ?? "end"}/${eyes ?? "none"}`);
  return Promise.resolve({
    number: number ?? TOTAL,
    first: 0,
    total: TOTAL,
    seat: typeof eyes === "number" ? eyes : null,
    views: [{}],
    events: [],
    asked: [],
    outcome: null,
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("opens at the end, and fetches what is before it", async () => {
  const film = new Film(moment);
  await film.open(null, "open");
  expect([film.number, film.total]).toEqual([TOTAL, TOTAL]);
  expect(asked).toEqual(["end/open", "39/open"]);
});

test("while the slider is dragged, only where it rests is fetched", async () => {
  const film = new Film(moment);
  await film.open(0, 0);
  asked.length = 0;
  for (let n = 10; n <= 30; n++) film.go(n);
  expect(film.number).toBe(30);
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["30/0", "31/0", "32/0", "29/0", "33/0"]);
  expect(film.moment?.number).toBe(30);
});

test("a step to what was fetched ahead takes no time and asks nothing twice", async () => {
  const film = new Film(moment);
  await film.open(5, null);
  film.step(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(film.moment?.number).toBe(6);
  expect(asked.filter((ask) => ask === "6/none")).toHaveLength(1);
});

test("it does not leave the game", async () => {
  const film = new Film(moment);
  await film.open(3, null);
  film.step(-10);
  expect(film.number).toBe(0);
  film.go(1000);
  expect(film.number).toBe(TOTAL);
});

test("it plays to the end and stops; played there, it begins again", async () => {
  const film = new Film(moment);
  await film.open(TOTAL - 2, null);
  film.play();
  await vi.advanceTimersByTimeAsync(PACE);
  expect(film.moment?.number).toBe(TOTAL - 1);
  await vi.advanceTimersByTimeAsync(5 * PACE);
  expect([film.number, film.playing]).toEqual([TOTAL, false]);
  film.play();
  expect([film.number, film.playing]).toEqual([0, true]);
  film.close();
});

test("what comes late does not replace what is wanted now", async () => {
  const slow: (() => void)[] = [];
  const film = new Film(async (number, eyes) => {
    if (number === 20) await new Promise<void>((done) => slow.push(done));
    return moment(number, eyes);
  });
  await film.open(10, null);
  film.go(20);
  await vi.advanceTimersByTimeAsync(100);
  film.go(5);
  await vi.advanceTimersByTimeAsync(100);
  slow.forEach((done) => done());
  await vi.runAllTimersAsync();
  expect(film.moment?.number).toBe(5);
});

test("a moment has an address", () => {
  expect(writeAddress("t1", 37, "open")).toBe("/replay/t1?n=37&seat=open");
  expect(writeAddress("t1", 0, null)).toBe("/replay/t1?n=0");
  expect(readAddress(new URLSearchParams("n=37&seat=open"))).toEqual({ number: 37, eyes: "open" });
  expect(readAddress(new URLSearchParams("n=x&seat=2"))).toEqual({ number: null, eyes: 2 });
});
