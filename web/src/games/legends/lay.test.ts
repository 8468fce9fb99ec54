import { describe, expect, it } from "vitest";
import {
  angleAt,
  fitting,
  keyOf,
  laysOf,
  lying,
  openTo,
  reverse,
  tilesAfter,
  turned,
  type Lay,
} from "./lay.ts";

const lay = (text: string): Lay => {
  const [side, slot, rotation] = text.split(":");
  return { side: side!, slot: slot!, rotation: Number(rotation) };
};
const lays = (...texts: string[]): Lay[] => texts.map(lay);

const asked = {
  ...{ ask: "question" as const, number: 0, seat: 0, kind: "start", prompt: { id: "" } },
  ...{ lo: 1, hi: 1, ordered: false },
};

describe("laying the board", () => {
  it("reads tiles out of a question, and nothing else", () => {
    const choice = (key: string) => ({ key, text: { id: "" }, target: "" });
    const question = { ...asked, choices: ["d5", "desert:centre:3", "by_chance"].map(choice) };
    expect(laysOf(question).map(keyOf)).toEqual(["desert:centre:3"]);
    expect(laysOf(null)).toEqual([]);
  });

  it("knows the other side of a tile, also where that lies on the board", () => {
    expect(reverse("desert")).toBe("meadows");
    expect(lying(lays("meadows:left:2"), "desert")?.slot).toBe("left");
    expect(lying(lays("meadows:left:2"), "volcano")).toBeUndefined();
  });

  it("lays a tile as it was turned, or else as the slot lies", () => {
    const all = lays("desert:centre:0", "desert:centre:1", "desert:centre:2", "desert:centre:3");
    expect(fitting(all, "desert", "centre", 2)?.rotation).toBe(2);
    expect(fitting(all, "desert", "centre", null)?.rotation).toBe(1);
    expect(fitting(all, "desert", "left", null)).toBeNull();
    expect(fitting(lays("volcano:left:1"), "volcano", "left", null)?.rotation).toBe(1);
  });

  it("offers the slots other than the tile's own", () => {
    const offers = lays("horseshoe:left:1", "horseshoe:right:0", "castle_rock:left:0");
    expect([...openTo(offers, lays("horseshoe:left:0"), "horseshoe")]).toEqual(["right"]);
  });

  it("shows the tiles as the server says they will lie", () => {
    const tiles = ["desert:top_left:2", "volcano:top_right:0"];
    const choice = { key: tiles[0]!, text: { id: "" }, target: "", about: { tiles } };
    const [first] = lays("desert:top_left:1");
    expect(tilesAfter({ ...asked, choices: [choice] }, turned(first!, 1))?.map(keyOf)).toEqual(
      tiles,
    );
    expect(tilesAfter({ ...asked, choices: [choice] }, first!)).toBeNull();
    expect(turned(first!, -2).rotation).toBe(3);
  });

  it("turns the short way", () => {
    expect(angleAt(0, 270)).toBe(360);
    expect(angleAt(3, 0)).toBe(-90);
    expect(angleAt(1, 360)).toBe(450);
  });
});
