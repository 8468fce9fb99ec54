import { expect, test } from "vitest";
import { asWishes, calledAs, seatsFor, type SeatPlan } from "./seats.ts";

const me: SeatPlan = { kind: "me" };
const witch: SeatPlan = { kind: "bot", bot: "witch" };

test("new seats are for bots like the last one", () => {
  expect(seatsFor([me, witch], 4, "random")).toEqual([me, witch, witch, witch]);
  expect(seatsFor([me], 2, "random")).toEqual([me, { kind: "bot", bot: "random" }]);
});

test("the last seats go first", () => {
  expect(seatsFor([me, witch, { kind: "open" }], 2, "random")).toEqual([me, witch]);
});

test("the host keeps a seat", () => {
  expect(seatsFor([witch, witch, me], 2, "random")).toEqual([witch, me]);
});

test("somebody at the same screen sits there by the host's hand", () => {
  const seats: SeatPlan[] = [me, { kind: "guest", name: " Anna " }, { kind: "open" }, witch];
  expect(asWishes(seats)).toEqual([
    { kind: "me" },
    { kind: "me", name: "Anna" },
    { kind: "open" },
    { kind: "bot", bot: "witch" },
  ]);
});

test("whoever takes several seats is told apart there", () => {
  expect(asWishes([me, witch, me, me], (number) => `Maria ${number}`)).toEqual([
    { kind: "me" },
    witch,
    { kind: "me", name: "Maria 2" },
    { kind: "me", name: "Maria 3" },
  ]);
});

test("options call people by name, and the others by the number at their arms", () => {
  const numbered = (seat: number): string => `Player ${seat + 1}`;
  const seats: SeatPlan[] = [me, witch, { kind: "guest", name: " Boris " }, { kind: "open" }];
  expect(calledAs(seats, "Anna", numbered)).toEqual(["Anna", "Player 2", "Boris", "Player 4"]);
  expect(calledAs([me, { kind: "guest", name: "" }], "", numbered)).toEqual([
    "Player 1",
    "Player 2",
  ]);
});

test("nobody is called like somebody else", () => {
  const numbered = (seat: number): string => `Player ${seat + 1}`;
  const seats: SeatPlan[] = [me, { kind: "guest", name: "Anna" }, me];
  expect(calledAs(seats, "Anna", numbered)).toEqual(["Player 1", "Player 2", "Player 3"]);
});
