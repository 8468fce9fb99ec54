import { expect, test, vi } from "vitest";
import type { Me, MyTable, SeatInfo, TableInfo } from "./contract/server.ts";
import { api } from "./net/api.ts";
import { session } from "./session.svelte.ts";
import { tables, waitsFor } from "./tables.svelte.ts";

const seat = (change: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  kind: "person",
  name: "Anna",
  names: {},
  person: "anna",
  bot: null,
  present: true,
  was: null,
  resigned: false,
  ...change,
});

const table = (change: Partial<TableInfo>): TableInfo => ({
  id: "t",
  game: "dominion",
  options: {},
  status: "running",
  public: false,
  spectators: true,
  hints: false,
  host: "anna",
  seats: [seat({}), seat({ seat: 1, kind: "bot", person: null, bot: "witch", name: "witch" })],
  asked: [0],
  watching: 0,
  hurried: false,
  previous: null,
  next: null,
  turn: 1,
  result: null,
  ending: null,
  proposal: null,
  series: null,
  origin: null,
  saga: null,
  clock: null,
  created: 0,
  updated: 0,
  ...change,
});

test("a table waits for whoever is asked", () => {
  expect(waitsFor(table({}), "anna")).toBe(true);
  expect(waitsFor(table({}), "boris")).toBe(false);
  expect(waitsFor(table({ asked: [1] }), "anna")).toBe(false);
  expect(waitsFor(table({}), undefined)).toBe(false);
});

test("nobody is waited for where a bot stands in", () => {
  expect(waitsFor(table({ seats: [seat({ bot: "witch" })] }), "anna")).toBe(false);
});

test("a full table waits for its host to start", () => {
  const full = table({ status: "open", asked: [] });
  expect(waitsFor(full, "anna")).toBe(true);
  const free = seat({ seat: 1, kind: "open", person: null, name: null });
  expect(waitsFor({ ...full, seats: [seat({}), free] }, "anna")).toBe(false);
});

test("nothing is left to do at a finished table", () => {
  expect(waitsFor(table({ status: "finished", asked: [] }), "anna")).toBe(false);
});

test("an answer that was overtaken by another is left alone", async () => {
  const answers: ((found: MyTable[]) => void)[] = [];
  vi.spyOn(api, "myTables").mockImplementation(
    () => new Promise((resolve) => void answers.push(resolve)),
  );
  vi.spyOn(api, "me").mockResolvedValue({ person: { id: "anna", name: "Anna" } } as Me);
  expect(tables.loaded).toBe(false);
  await tables.load(); // the person is not known yet
  expect(tables.loaded).toBe(false);
  await session.load();
  const [old, latest] = [tables.load(), tables.load()];
  answers[1]!([]);
  await latest;
  answers[0]!([table({}) as MyTable]);
  await old;
  expect([tables.loaded, tables.mine]).toEqual([true, []]);
});

test("after a game with others, the list is asked for sooner", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    hidden: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  const over = (change: Partial<TableInfo>): MyTable =>
    table({ status: "finished", asked: [], updated: Date.now() / 1000, ...change }) as MyTable;
  const friend = seat({ seat: 1, person: "boris", name: "Boris" });
  const asked = vi.spyOn(api, "myTables");
  const looks = async (found: MyTable, seconds: number): Promise<number> => {
    asked.mockReset().mockResolvedValue([found]);
    const stop = tables.watch();
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    return asked.mock.calls.length;
  };
  expect(await looks(over({ seats: [seat({}), friend] }), 9)).toBe(3);
  expect(await looks(over({}), 9)).toBe(1);
  expect(await looks(over({ seats: [seat({}), friend], next: "n" }), 9)).toBe(1);
  expect(await looks(over({ seats: [seat({}), friend], updated: 0 }), 16)).toBe(2);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
