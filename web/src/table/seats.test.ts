import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../contract/server.ts";
import { askedBy, resignation, seatState, turnOrder } from "./seats.ts";

const seat = (given: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: 1,
  kind: "person",
  name: "Anna",
  names: {},
  person: "p1",
  bot: null,
  present: true,
  was: null,
  resigned: false,
  ...given,
});

describe("turn order", () => {
  it("begins with one's own seat", () => {
    expect(turnOrder(4, 2)).toEqual([2, 3, 0, 1]);
  });

  it("begins with the first for a spectator", () => {
    expect(turnOrder(3, null)).toEqual([0, 1, 2]);
  });
});

describe("a seat", () => {
  it("of somebody who left can go on by a bot", () => {
    expect(seatState(seat({ present: false }), [0], true)).toMatchObject({
      away: true,
      canLeaveToBot: true,
    });
  });

  it("of somebody who is here can not", () => {
    expect(seatState(seat(), [0], true).canLeaveToBot).toBe(false);
  });

  it("is nothing that a spectator decides about", () => {
    expect(seatState(seat({ present: false }), [], true).canLeaveToBot).toBe(false);
  });

  it("is given back to whom it belongs", () => {
    const played = seat({ bot: "big_money" });
    expect(seatState(played, [1], true)).toMatchObject({ bot: true, canTakeBack: true });
    expect(seatState(played, [0], true).canTakeBack).toBe(false);
  });

  it("has a bot that plays on only where the game went on", () => {
    expect(resignation(seat({ bot: "big_money" }), false)).toBe("seat-resigned");
    expect(resignation(seat(), false)).toBe("chip-resigned");
    expect(resignation(seat(), true)).toBe("seat-resigned-you");
  });

  it("is not taken once the game is over", () => {
    expect(seatState(seat({ present: false }), [0], false).canLeaveToBot).toBe(false);
  });
});

describe("those who are asked", () => {
  it("are all who answer at the same time, or whom others wait for", () => {
    type Asked = Parameters<typeof askedBy>[0];
    const question = (together?: number[]): Asked =>
      ({ ask: "question", seat: 2, together }) as unknown as Asked;
    expect(askedBy(question())).toEqual([2]);
    expect(askedBy(question([0, 2]))).toEqual([0, 2]);
    expect(askedBy({ ask: "waiting", seats: [1] })).toEqual([1]);
    expect(askedBy(null)).toEqual([]);
  });
});
