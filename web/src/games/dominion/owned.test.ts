import { describe, expect, it } from "vitest";
import { isWhole, ownedBy } from "./owned.ts";

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

  it("knows whether it has heard all", () => {
    const supply = { copper: 46, estate: 8, province: 8, moat: 10, curse: 10 };
    expect(isWhole(ownedBy([], 2), supply, [])).toBe(true);
    expect(isWhole(ownedBy([], 2), { ...supply, moat: 9 }, [])).toBe(false);
    expect(isWhole(ownedBy([], 2), { ...supply, moat: 9 }, ["moat"])).toBe(true);
    const bought = [{ event: "bought", seat: 0, card: "moat" }];
    expect(isWhole(ownedBy(bought, 2), { ...supply, moat: 9 }, [])).toBe(true);
  });
});
