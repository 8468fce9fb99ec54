import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../contract/server.ts";
import { concerns } from "./ending.ts";

const ME = "anna";
const seat = (number: number, given: Partial<SeatInfo>): Partial<SeatInfo> => ({
  seat: number,
  kind: "person",
  person: null,
  bot: null,
  resigned: false,
  ...given,
});
const at = (...others: Partial<SeatInfo>[]): TableInfo =>
  ({
    seats: [seat(0, { person: ME }), ...others.map((other, i) => seat(i + 1, other))],
  }) as TableInfo;
const boris = { person: "boris" };
const bot = { kind: "bot", bot: "king" };

test.each([
  ["of two the other wins", at(boris), { how: "two", winner: 1 }],
  ["a bot plays on where several stay", at(boris, bot), { how: "more", winner: null }],
  ["against bots nobody is asked", at(bot, bot), { how: "alone", winner: null }],
  ["one bot would win", at(bot), { how: "alone", winner: 1 }],
  [
    "whoever resigned does not win",
    at(boris, { ...bot, resigned: true }),
    { how: "two", winner: 1 },
  ],
  ["whoever left is not asked", at({ ...boris, bot: "king" }, bot), { how: "alone", winner: null }],
  ["at a shared screen one is alone", at({ person: ME }, bot), { how: "alone", winner: null }],
])("%s", (_, table, found) => {
  expect(concerns(table, ME, 0)).toEqual(found);
});
