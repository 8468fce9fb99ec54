// Shields differ, whichever players have already taken a board.
import { expect, test } from "vitest";
import type { OathView } from "../../contract/oath.ts";
import { TINCTURES } from "../../art/arms.ts";
import { armsOf } from "./arms.ts";

const named = (...colours: string[]): string[] =>
  armsOf({ players: colours.map((colour) => ({ colour })) } as OathView).map(
    (one) => TINCTURES[one]!.name,
  );

test("a shield has the colour of its board", () => {
  const shields = named("white", "red", "purple", "black", "yellow", "blue");
  expect(shields).toEqual(["bone", "vermilion", "orchil", "sable", "weld", "woad"]);
});

test("who still chooses a board bears what nobody else does", () => {
  for (const taken of [[], ["red"], ["black", "white", "blue"]]) {
    const waiting = Array.from({ length: 5 - taken.length }, () => "");
    const names = named(...waiting, "purple", ...taken);
    expect(new Set(names).size).toBe(names.length);
  }
});
