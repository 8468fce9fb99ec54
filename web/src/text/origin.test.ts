import { expect, test } from "vitest";
import type { TableInfo } from "../contract/server.ts";
import { cameFrom, cardsAre, isBringer } from "./origin.ts";

const seat = (person: string | null, kind = "person") => ({ person, kind });
const table = (changes: object): TableInfo =>
  ({
    status: "open",
    origin: { by: "Anna", source: "record", number: 10 },
    seats: [seat("anna"), seat("boris")],
    ...changes,
  }) as unknown as TableInfo;

test("it is told who brought the game, and from where", () => {
  expect(cameFrom(table({}).origin!, false)).toEqual(["origin-record", { by: "Anna", count: 10 }]);
  const origin = { by: "Anna", source: "table", table: "x", number: 3 } as const;
  expect(cameFrom(origin, true)).toEqual(["origin-table-you", { by: "Anna", count: 3 }]);
});

test("only the host of that name has brought it", () => {
  const told = table({ host: "anna" });
  expect(isBringer(told, { id: "anna", name: "Anna" })).toBe(true);
  expect(isBringer(told, { id: "second", name: "Anna" })).toBe(false);
  expect(isBringer(told, { id: "anna", name: "Boris" })).toBe(false);
  expect(isBringer(told, null)).toBe(false);
});

test("it is told who may know the hidden cards", () => {
  const fresh = { by: "Anna", source: "record", fresh: true };
  expect(cardsAre(table({ origin: fresh }))).toBe("origin-will");
  expect(cardsAre(table({ origin: fresh, status: "running" }))).toBe("origin-fresh");
  expect(cardsAre(table({}))).toBe("origin-known");
  expect(cardsAre(table({ seats: [seat("anna"), seat(null, "open")] }))).toBe("origin-known");
  expect(cardsAre(table({ seats: [seat("anna"), seat(null, "bot")] }))).toBeNull();
  expect(cardsAre(table({ origin: null }))).toBeNull();
});
