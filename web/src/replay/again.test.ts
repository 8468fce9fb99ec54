import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../contract/server.ts";
import { mySeat, seatsToTake } from "./again.ts";

const seats = (...people: (readonly [string, string])[]): SeatInfo[] =>
  people.map(([person, name], seat) => ({ seat, person, name, kind: "person" }) as SeatInfo);
const game = (given: Partial<TableInfo>): TableInfo =>
  ({ status: "finished", ...given }) as TableInfo;

const shared = seats(["anna", "Anna"], ["anna", "Boris"], ["clara", "Clara"]);
const file = seats(["anna", "Dora"], ["anna", "Emil"]);

describe("whoever plays on from a moment", () => {
  it("takes the seats of the own screen, under the names they had", () => {
    const table = game({ seats: shared, origin: null });
    expect(seatsToTake(table, "anna", [2])).toEqual([0, 1]);
    expect(mySeat(table, "anna", 1)).toEqual({ kind: "me", name: "Boris" });
    expect(mySeat(table, "anna", 2)).toEqual({ kind: "me" });
    expect(seatsToTake(table, "guest", [2])).toEqual([2]);
    expect(mySeat(table, "guest", 0)).toEqual({ kind: "me" });
  });

  it("has played in no seat of a game that came in a file", () => {
    const table = game({ seats: file, origin: { by: "Anna", source: "record" } });
    expect(seatsToTake(table, "anna", [1])).toEqual([1]);
    expect(mySeat(table, "anna", 1)).toEqual({ kind: "me" });
    const free = { seat: 2, person: null, name: null, kind: "open" };
    const beside = game({ ...table, seats: [...file, free as SeatInfo] });
    expect(seatsToTake(beside, "anna", [2])).toEqual([2]);
  });

  it("has played in a game that was itself played on", () => {
    const table = game({ seats: shared, origin: { by: "Anna", source: "table" } });
    expect(seatsToTake(table, "anna", [2])).toEqual([0, 1]);
  });
});
