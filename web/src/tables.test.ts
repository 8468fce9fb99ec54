import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "./contract/server.ts";
import { waitsFor } from "./tables.svelte.ts";

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
