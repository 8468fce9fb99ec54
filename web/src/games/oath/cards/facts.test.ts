import { expect, test } from "vitest";
import { CARDS, SITES, SUITS } from "./facts.ts";
import { CARD_SCENES, EMBLEMS, sceneOf, SITE_SCENES } from "./scenes.ts";

test("the tables are whole", () => {
  const count = (sort: string): number =>
    Object.values(CARDS).filter((card) => card.sort === sort).length;
  expect(count("denizen")).toBe(198);
  expect([count("edifice"), count("ruin"), count("vision"), count("relic")]).toEqual([6, 6, 5, 21]);
  expect(Object.keys(SITES)).toHaveLength(23);
  for (const suit of SUITS)
    expect(Object.values(CARDS).filter((card) => card.sort === "denizen" && card.suit === suit)).toHaveLength(33); // prettier-ignore
});

test("every card and every site has its print, and no two the same", () => {
  expect(Object.keys(CARD_SCENES).sort()).toEqual(Object.keys(CARDS).sort());
  expect(Object.keys(SITE_SCENES).sort()).toEqual(Object.keys(SITES).sort());
  const drawings = [CARD_SCENES, SITE_SCENES].flatMap((scenes) =>
    Object.values(scenes).map((draw) => draw()),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});

test("cards of one suit are told apart by their figures, not by their sky", () => {
  for (const suit of SUITS) {
    const figures = Object.entries(CARDS)
      .filter(([, card]) => card.suit === suit && card.sort === "denizen")
      .map(([key]) =>
        [...CARD_SCENES[key]!().matchAll(/#g-([a-z0-9-]+)"[^>]*width="(\d+)"/g)]
          .filter(([, , width]) => Number(width) > 60)
          .map(([, name]) => name)
          .sort()
          .join(),
      )
      .filter(Boolean);
    const twice = figures.filter((figure, i) => figures.indexOf(figure) !== i);
    expect(twice).toEqual([]);
  }
});

test("what has no picture of its own shows the back of the world", () => {
  expect(sceneOf("card/nothing")).toBe(EMBLEMS["unknown"]!());
  expect(sceneOf("suit/order")).toBe(EMBLEMS["suit/order"]!());
});
