import { expect, it } from "vitest";
import { placeBeside } from "./beside.ts";

const room = { left: 0, top: 0, width: 1000, height: 600 };
const thing = { left: 400, top: 100, width: 100, height: 100 };
const size = { width: 300, height: 120 };

it("stands under its thing", () => {
  expect(placeBeside(thing, size, room, [thing])).toEqual({ left: 300, top: 214 });
});

it("goes elsewhere rather than lie on something", () => {
  const below = { left: 0, top: 210, width: 1000, height: 390 };
  expect(placeBeside(thing, size, room, [thing, below])).toEqual({ left: 514, top: 90 });
});

it("has no place where everything is taken", () => {
  expect(placeBeside(thing, size, room, [room])).toBeNull();
});
