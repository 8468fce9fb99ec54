import { expect, test, vi } from "vitest";
import { isOut, secondsLeft, timeText } from "./clock.ts";

vi.mock("../words.svelte.ts", () => ({ t: (id: string) => id }));

const times = { left: [90, 600], since: [1000, null] };

test("time runs only for those who are waited for", () => {
  expect(secondsLeft(times, 0, 1030)).toBe(60);
  expect(secondsLeft(times, 1, 1030)).toBe(600);
  expect(secondsLeft(times, 0, 990)).toBe(90);
});

test("time is out for one who is waited for", () => {
  expect(isOut(times, 0, 1089)).toBe(false);
  expect(isOut(times, 0, 1090)).toBe(true);
  expect(isOut({ left: [0, 0], since: [null, null] }, 1, 5000)).toBe(false);
});

test("times are written as clocks show them", () => {
  expect(timeText(545)).toBe("9:05");
  expect(timeText(59.2)).toBe("1:00");
  expect(timeText(3723)).toBe("1:02:03");
  expect(timeText(-4)).toBe("0:00");
});
