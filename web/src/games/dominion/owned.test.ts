import { describe, expect, it } from "vitest";
import { ownedBy, points, pointsByTurn } from "./owned.ts";

const WORTH: Record<string, number> = { estate: 1, province: 6, curse: -1 };
const worth = (card: string): number => WORTH[card] ?? 0;

describe("what players own", () => {
  it("begins with seven Coppers and three Estates", () => {
    expect(ownedBy([], 2)[1]).toEqual(
      new Map([
        ["copper", 7],
        ["estate", 3],
      ]),
    );
  });

  it("follows gains, trashes and what a Thief takes", () => {
    const [thief, victim] = ownedBy(
      [
        { event: "gained", seat: 0, card: "curse", to: "discard" },
        { event: "trashed", seat: 1, cards: ["copper"] },
        { event: "taken_from_trash", seat: 0, cards: ["copper"] },
      ],
      2,
    );
    expect([thief!.get("curse"), thief!.get("copper"), victim!.get("copper")]).toEqual([1, 8, 6]);
  });

  it("scores Gardens by tens of cards", () => {
    const owned = new Map([
      ["copper", 17],
      ["gardens", 2],
    ]);
    expect(points(owned, worth)).toBe(2);
    owned.set("copper", 18);
    expect(points(owned, worth)).toBe(4);
  });
});

describe("points over the game", () => {
  it("are taken after each turn, and corrected for what came after the last", () => {
    const events = [
      { event: "bought", seat: 0, card: "province" },
      { event: "cleaned_up", seat: 0 },
      { event: "gained", seat: 0, card: "curse", to: "discard" },
      { event: "cleaned_up", seat: 1 },
    ];
    expect(pointsByTurn(events, 2, worth)).toEqual([
      [3, 8],
      [3, 3],
    ]);
  });
});
