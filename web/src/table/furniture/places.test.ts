import { describe, expect, test } from "vitest";
import { around, arrowsAround } from "./circle.ts";
import { isChanged, staked } from "./deal.ts";
import { pageFor, turned } from "./pages.ts";
import type { DealRow } from "./pieces.ts";
import { standingAt, toneOf } from "./track.ts";

describe("a track", () => {
  const markers = [
    { seat: 0, name: "Maria", at: 8, to: 9 },
    { seat: 1, name: "Anna", at: 9 },
    { seat: 2, name: "Peter", at: 4, to: 4 },
  ];

  test("knows who stands on a cell and who will", () => {
    expect(standingAt(markers, 9).standing.map(({ name }) => name)).toEqual(["Anna"]);
    expect(standingAt(markers, 9).coming.map(({ name }) => name)).toEqual(["Maria"]);
    expect(standingAt(markers, 4).coming).toEqual([]);
  });

  test("has the tone of the threshold that a cell lies under", () => {
    const thresholds = [
      { from: 0, to: 4, text: "no Cathedral", tone: "low" as const },
      { from: 3, to: 5, text: "only words" },
    ];
    expect(toneOf(thresholds, 4)).toBe("low");
    expect(toneOf(thresholds, 5)).toBe("");
  });
});

describe("six banks", () => {
  test("go clockwise from the upper left", () => {
    const [first, second, third, fourth, fifth, sixth] = around(6);
    expect(first!.y).toBeCloseTo(second!.y);
    expect(first!.x).toBeLessThan(second!.x);
    expect(third!.y).toBeCloseTo(50);
    expect(sixth!.y).toBeCloseTo(50);
    expect(fourth!.x).toBeCloseTo(second!.x);
    expect(fifth!.x).toBeCloseTo(first!.x);
    expect(third!.x).toBeGreaterThan(fourth!.x);
  });

  test("run back in the lower of two rows", () => {
    const places = around(6, true);
    expect(places.slice(0, 3).map(({ x }) => x)).toEqual(
      places
        .slice(3)
        .map(({ x }) => x)
        .reverse(),
    );
    expect(new Set(places.map(({ y }) => y)).size).toBe(2);
  });

  test("have an arrow from each to the next", () => {
    const arrows = arrowsAround(6);
    expect(arrows).toHaveLength(6);
    expect(arrows[0]!.turn).toBeCloseTo(0);
    expect(Math.abs(arrows[3]!.turn)).toBeCloseTo(180);
  });
});

describe("a deal", () => {
  const rows: DealRow[] = [
    {
      key: "favor",
      icon: "gi:two-coins",
      name: "favor",
      theirs: { kind: "amount", count: 2, lo: 0, hi: 2, was: 1, have: "" },
      yours: { kind: "amount", count: 0, lo: 0, hi: 3, have: "" },
    },
    {
      key: "relics",
      icon: "gi:open-treasure-chest",
      name: "relics",
      theirs: { kind: "none", text: "she has none" },
      yours: {
        kind: "things",
        things: [
          {
            key: "horse",
            token: { icon: "gi:trojan-horse", ink: "#000", name: "Brass Horse" },
            text: "Brass Horse",
            on: true,
          },
        ],
      },
    },
  ];

  test("lists what each side puts down", () => {
    expect(staked(rows, "theirs")).toEqual(["favor 2"]);
    expect(staked(rows, "yours")).toEqual(["Brass Horse"]);
  });

  test("is changed where a figure is not the one that was sealed", () => {
    expect(isChanged(rows)).toBe(true);
    expect(isChanged(rows.slice(1))).toBe(false);
  });
});

describe("pages", () => {
  const names = ["town", "market", "guild"];

  test("turn round by arrows", () => {
    expect(turned("ArrowRight", names, "guild")).toBe("town");
    expect(turned("ArrowLeft", names, "town")).toBe("guild");
    expect(turned("End", names, "town")).toBe("guild");
    expect(turned("a", names, "town")).toBeNull();
  });

  test("turn by themselves only to where something can be chosen", () => {
    const lit = [
      { name: "town" },
      { name: "market", lit: ["town/left", "town/right"] },
      { name: "guild", lit: ["town/guildhall"] },
    ];
    expect(pageFor(lit, "town")).toBe("market");
    expect(pageFor(lit, "guild")).toBe("guild");
    expect(pageFor([{ name: "town" }, { name: "market" }], "market")).toBe("market");
  });
});
