import { describe, expect, test } from "vitest";
import { most, stepped, sum, swapped } from "./amounts.ts";

test("arrows, Home and End step between the limits", () => {
  expect(stepped("ArrowUp", 2, 0, 5)).toBe(3);
  expect(stepped("ArrowRight", 5, 0, 5)).toBe(5);
  expect(stepped("ArrowLeft", 0, 0, 5)).toBe(0);
  expect(stepped("ArrowDown", 2, 1, 5)).toBe(1);
  expect(stepped("PageUp", 2, 0, 5)).toBe(5);
  expect(stepped("Home", 4, 1, 5)).toBe(1);
  expect(stepped("End", 1, 1, 5)).toBe(5);
  expect(stepped("Enter", 1, 0, 5)).toBeNull();
});

describe("a payment of four", () => {
  const wood = { key: "wood", count: 3, of: 3 };
  const stone = { key: "stone", count: 1, of: 4 };
  const gold = { key: "gold", count: 0, of: 1 };
  const parts = [wood, stone, gold];

  test("is four", () => expect(sum(parts)).toBe(4));

  test("takes one from the fullest for what is tapped", () => {
    expect(swapped(parts, "gold", 4).map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(swapped(parts, "stone", 4).map(({ count }) => count)).toEqual([2, 2, 0]);
  });

  test("stays where all of a part are in it already", () => {
    expect(swapped(parts, "wood", 4)).toEqual(parts);
    expect(swapped(parts, "clay", 4)).toEqual(parts);
  });

  test("is only added to while something is missing", () => {
    const short = [{ ...wood, count: 1 }, stone, gold];
    expect(swapped(short, "gold", 4).map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  test("has nothing to give back where nothing else is in it", () => {
    const alone = [{ key: "gold", count: 1, of: 2 }];
    expect(swapped(alone, "gold", 1)).toEqual(alone);
  });
});

test("a part can grow as far as there is of it and the whole allows", () => {
  const parts = [
    { key: "wood", count: 2, of: 3 },
    { key: "stone", count: 1, of: 3 },
  ];
  expect(most(parts, "wood", 4)).toBe(3);
  expect(most(parts, "stone", 4)).toBe(2);
  expect(most(parts, "stone", 3)).toBe(1);
  expect(most(parts, "clay", 4)).toBe(0);
});
