// The board is a ring of five: its things are drawn in the right places in every rotation.
import { expect, test } from "vitest";
import {
  at,
  beforeSpace,
  begins,
  fromTop,
  isLow,
  linkAngle,
  numberAt,
  percent,
  RADIUS,
  route,
  spaceAt,
  spotAt,
  standAt,
} from "./wheel.ts";

const angle = ([x, y]: readonly [number, number]): number => (Math.atan2(y, x) * 180) / Math.PI;

test("five segments make a circle, the first one on top", () => {
  expect(begins(5) - begins(0)).toBe(360);
  expect((begins(0) + begins(1)) / 2).toBe(-90);
});

test("what lies in a segment lies between its borders, also on a turned board", () => {
  for (const turn of [0, 36])
    for (const place of [0, 1, 2, 3, 4]) {
      const found = angle(spotAt(0, place, turn));
      expect(found).toBeGreaterThan(begins(0, turn));
      expect(found).toBeLessThan(begins(1, turn));
    }
});

test("whoever is still to come stands before the space, on its road", () => {
  const [space, before] = [spaceAt(1, 0), beforeSpace(1, 0)];
  expect(Math.hypot(...before)).toBeCloseTo(Math.hypot(...space));
  expect(angle(before)).toBeLessThan(angle(space));
});

test("the last link of a segment lies on the border to the next", () => {
  expect(linkAngle(0, 4, true)).toBe(begins(1));
  expect(linkAngle(0, 1, false)).toBeGreaterThan(angle(spotAt(0, 1)));
  expect(linkAngle(0, 1, false)).toBeLessThan(angle(spotAt(0, 2)));
});

test("the inner road lies nearer to the castle", () => {
  const far = ([x, y]: readonly [number, number]): number => Math.hypot(x, y);
  expect(far(spaceAt(2, 2))).toBeLessThan(far(spaceAt(2, 0)));
});

test("viscounts stand on a space, and below the castle off what its sections bring", () => {
  const lifted = (segment: number, kind: number): number =>
    spaceAt(segment, kind)[1] - standAt(segment, kind)[1];
  expect(lifted(0, 2)).toBeGreaterThan(0);
  expect(lifted(2, 0)).toBeGreaterThan(0);
  expect(lifted(2, 2)).toBeLessThan(0);
  expect(lifted(3, 2)).toBeLessThan(0);
  const [, y] = standAt(3, 2, 0, true); // clear of its price
  expect(y).toBeLessThan(spaceAt(3, 2)[1]);
});

test("a way keeps to the roads", () => {
  const way = route([
    { segment: 0, kind: 0 },
    { segment: 0, kind: 1 },
    { segment: 1, kind: 0 },
    { segment: 1, kind: 2 },
  ]);
  expect(way.match(/[MAL]/g)!.join("")).toBe("MAAL");
});

test("shares of the box", () => {
  expect(percent(0, RADIUS)).toBe("50.00%");
  expect(percent(at(RADIUS, 0)[0], RADIUS)).toBe("100.00%");
  expect(isLow(90)).toBe(true);
  expect(isLow(-90)).toBe(false);
  expect(Math.round(fromTop(at(1, -90)))).toBe(0);
  expect(Math.round(fromTop(at(1, 0)))).toBe(90);
});

test("the number of a space is covered neither by it nor by who stands there", () => {
  for (let turn = 0; turn < 360; turn += 9)
    for (let segment = 0; segment < 5; segment++)
      for (const kind of [0, 1, 2]) {
        const [x, y] = numberAt(segment, kind, turn);
        const [spaceX, spaceY] = spaceAt(segment, kind, turn);
        expect(Math.hypot(x - spaceX, y - spaceY)).toBeGreaterThan(27);
        if (y < spaceY - 12) expect(Math.abs(x - spaceX)).toBeGreaterThan(15);
      }
});
