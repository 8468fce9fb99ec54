import { expect, it } from "vitest";
import { around, crosses, placeBeside, type Curve } from "./beside.ts";

const room = { left: 0, top: 0, width: 1000, height: 600 };
const thing = { left: 400, top: 100, width: 100, height: 100 };
const size = { width: 300, height: 120 };

it("stands under its thing", () => {
  expect(placeBeside(thing, size, room, [thing])).toMatchObject({ left: 300, top: 210 });
});

it("goes elsewhere rather than lie on something", () => {
  const below = { left: 0, top: 212, width: 1000, height: 388 };
  expect(placeBeside(thing, size, room, [thing, below])).toMatchObject({ left: 510, top: 90 });
});

it("covers as little as it can", () => {
  const below = { left: 0, top: 212, width: 1000, height: 388 };
  expect(placeBeside(thing, size, room, [thing], [below])).toMatchObject({ left: 510, top: 90 });
});

it("goes far away rather than cover much", () => {
  const land = { left: 0, top: 0, width: 690, height: 600 };
  expect(placeBeside(thing, size, room, [], [land])).toMatchObject({ left: 696 });
});

it("goes a little farther rather than cut words", () => {
  const words = [310, 380, 450].map((left) => ({ left, top: 206, width: 60, height: 14 }));
  expect(placeBeside(thing, size, room, [thing], words)!.top).toBeGreaterThanOrEqual(220);
});

it("keeps off the rings of what it stands between", () => {
  const piles = [0, 200, 400, 600, 800].map((left) => ({ left, top: 0, width: 190, height: 203 }));
  const above = { left: 0, top: 0, width: 990, height: 203 };
  const below = { left: 0, top: 332, width: 1000, height: 260 };
  const under = { ...room, top: 4 };
  expect(placeBeside(above, size, under, [above, below], piles)).toMatchObject({ top: 212 });
});

it("tells what a place costs", () => {
  const free = placeBeside(thing, size, room, [thing])!;
  const covering = placeBeside(thing, size, room, [thing], [room])!;
  expect(covering.cost).toBeGreaterThan(free.cost);
});

it("has no place where everything is taken", () => {
  expect(placeBeside(thing, size, room, [room])).toBeNull();
});

it("reaches around all of its things", () => {
  const other = { left: 20, top: 150, width: 60, height: 90 };
  expect(around([thing, other])).toEqual({ left: 20, top: 100, width: 480, height: 140 });
  expect(around([])).toBeNull();
});

it("knows what a curve lies on", () => {
  const curve: Curve = [
    [0, 0],
    [100, 0],
    [100, 100],
  ];
  const box = { width: 10, height: 10 };
  expect(crosses(curve, { left: 70, top: 20, ...box })).toBe(true);
  expect(crosses(curve, { left: 95, top: 90, ...box })).toBe(true);
  expect(crosses(curve, { left: 90, top: 0, ...box })).toBe(false);
  expect(crosses(curve, { left: 40, top: 40, ...box })).toBe(false);
});
