import { expect, test } from "vitest";
import type { MyTable, SeatInfo } from "../../contract/server.ts";
import { companyAt, seatsOf } from "../../text/played.ts";
import {
  botPlays,
  company,
  finished,
  fits,
  hasGuests,
  invites,
  isOld,
  isOnlyMine,
  isSolo,
  resultOf,
  running,
  seriesScore,
} from "./rows.ts";

const ME = "anna";
const seat = (number: number, person: string | null): Partial<SeatInfo> => ({
  seat: number,
  kind: person ? "person" : "bot",
  person,
  name: person ?? "Lanfranc",
  bot: person ? null : "king",
  resigned: false,
});
const table = (given: Partial<MyTable> = {}): MyTable =>
  ({
    id: "t",
    game: "dominion",
    status: "running",
    host: ME,
    seats: [seat(0, ME), seat(1, "boris")],
    asked: [1],
    result: null,
    ending: null,
    origin: null,
    previous: null,
    next: null,
    saga: null,
    updated: 0,
    ...given,
  }) as MyTable;
const over = (ranks: number[], given: Partial<MyTable> = {}): MyTable =>
  table({ status: "finished", asked: [], result: { ranks, totals: ranks }, ...given });

test("tables that wait for the reader come first", () => {
  const [urgent, waiting] = [table({ id: "a", asked: [0] }), table({ id: "b" })];
  expect(running([waiting, urgent, over([1, 2])], "all", ME)).toEqual([urgent, waiting]);
  expect(running([waiting, urgent], "mine", ME)).toEqual([urgent]);
  expect(running([waiting, urgent], "others", ME)).toEqual([waiting]);
});

test("a bot plays for the reader where it has all their seats", () => {
  const replaced = { ...seat(0, ME), bot: "steward" };
  const seats = (...own: Partial<SeatInfo>[]) =>
    table({ asked: [0], seats: [...own, seat(2, "boris")] as SeatInfo[] });
  expect(botPlays(seats({ ...replaced }), ME)).toBe("for_now");
  expect(botPlays(seats({ ...replaced, resigned: true }), ME)).toBe("on");
  expect(botPlays(seats(replaced, seat(1, ME)), ME)).toBeNull();
  expect(botPlays(seats(seat(0, ME)), ME)).toBeNull();
  expect(botPlays(seats(replaced), "vera")).toBeNull();
  expect(botPlays(over([1, 2], { seats: [replaced] as SeatInfo[] }), ME)).toBeNull();
});

test.each([
  [over([1, 2]), { how: "won" }],
  [over([1, 1]), { how: "shared" }],
  [over([2, 1]), { how: "place", place: 2 }],
  [over([2, 1], { seats: [seat(0, ME), seat(1, ME)] as SeatInfo[] }), { how: "won" }],
  [over([], { result: null, ending: "abandoned" }), { how: "abandoned" }],
  [over([1, 2], { seats: [seat(0, null), seat(1, null)] as SeatInfo[] }), { how: "none" }],
])("a result for the reader", (found, how) => {
  expect(resultOf(found, ME)).toEqual(how);
});

test("finished games are found by victory, series, game and company", () => {
  const lost = over([2, 1], { id: "lost", previous: "t0" });
  const won = over([1, 2], { id: "won", game: "legends" });
  expect(finished([lost, won, table()], "all", ME)).toEqual([lost, won]);
  expect(finished([lost, won], "won", ME)).toEqual([won]);
  expect(finished([lost, won], "series", ME)).toEqual([lost]);
  expect(fits(won, { game: "legends", with: "boris" })).toBe(true);
  expect(fits(won, { game: "dominion", with: "" })).toBe(false);
  expect(fits(won, { game: "", with: "clara" })).toBe(false);
  expect(company([lost, won], ME)).toEqual(["boris"]);
});

test("whoever brings a finished game along sat nowhere in it", () => {
  const named = (number: number, name: string) => ({ ...seat(number, ME), name });
  const seats = [named(0, "Clara"), named(1, "Dmitri")] as SeatInfo[];
  const brought = over([1, 2], { seats, origin: { by: "anna", source: "record", number: 90 } });
  expect(seatsOf(brought, ME)).toEqual([]);
  expect(company([brought], ME)).toEqual(["Clara", "Dmitri"]);
  // Several players at one screen are a different case.
  expect(seatsOf(over([1, 2], { seats }), ME)).toEqual([0, 1]);
});

test("of a game that is brought along, only a team's fate is told", () => {
  const origin = { by: "anna", source: "record", number: 90 };
  const brought = (result: object): MyTable => over([1, 1], { result, origin } as Partial<MyTable>);
  const team = brought({ ranks: [1, 1], totals: [40, 35], together: true });
  expect(resultOf(team, ME)).toEqual({ how: "shared" });
  expect(resultOf(brought({ ranks: [1, 1], totals: [9, 9], together: false }), ME)).toEqual({
    how: "lost",
  });
  expect(resultOf(brought({ ranks: [1, 2], totals: [6, 3] }), ME)).toEqual({ how: "none" });
  expect(finished([team], "won", ME)).toEqual([]);
});

test("whoever plays alone can sweep; whoever waits for a friend does not play alone", () => {
  const bots = [seat(0, ME), seat(1, null)] as SeatInfo[];
  expect(isSolo(table({ seats: bots }), ME)).toBe(true);
  expect(isSolo(table(), ME)).toBe(false);
  const open = [seat(0, ME), { ...seat(1, null), kind: "open" }] as SeatInfo[];
  expect(isSolo(table({ seats: open }), ME)).toBe(false);
});

test("a table that goes is asked for once others have taken a seat", () => {
  expect(hasGuests(table(), ME)).toBe(true);
  const open = { ...seat(1, null), kind: "open" };
  expect(hasGuests(table({ seats: [seat(0, ME), open] as SeatInfo[] }), ME)).toBe(false);
});

test("only a host invites to free seats", () => {
  const free = [seat(0, "boris"), seat(1, ME), { ...seat(2, null), kind: "open" }] as SeatInfo[];
  expect(invites(table({ seats: free }), ME)).toBe(true);
  expect(invites(table({ seats: free, host: "boris" }), ME)).toBe(false);
  expect(invites(table(), ME)).toBe(false);
});

test("friends at the same screen are company, and their game is not swept with those against bots", () => {
  const shared = table({ seats: [seat(0, ME), seat(1, ME), seat(2, null)] as SeatInfo[] });
  expect(isSolo(shared, ME)).toBe(false);
  expect(isOnlyMine(shared, ME)).toBe(true);
  expect(companyAt(shared, ME).map((one) => one.seat)).toEqual([1, 2]);
  expect(companyAt(table(), ME).map((one) => one.name)).toEqual(["boris"]);
});

test("a month makes a finished game old", () => {
  expect(isOld(over([1, 2]), 31 * 86_400)).toBe(true);
  expect(isOld(over([1, 2]), 29 * 86_400)).toBe(false);
  expect(isOld(table(), 31 * 86_400)).toBe(false);
});

test("in a series the reader's own victories stand first", () => {
  const series = { wins: [1, 0, 2] } as NonNullable<MyTable["series"]>;
  const seats = [seat(0, "boris"), seat(1, ME), seat(2, null)] as SeatInfo[];
  expect(seriesScore(table({ series, seats, previous: "t0" }), ME)).toBe("0 : 1 : 2");
  expect(seriesScore(table({ series, seats }), ME)).toBe("");
  // A campaign counts chronicles.
  expect(seriesScore(table({ series, seats, previous: "t0", saga: "s" }), ME)).toBe("");
});
