import { describe, expect, it } from "vitest";
import type { Question } from "../contract/shared.ts";
import { Teaching, type Kept } from "./teaching.svelte.ts";

const BUY = { kind: "buy", by: null } as unknown as Question;
const ACTION = { ...BUY, kind: "action" };

const NOTES = [
  { id: "hand", kinds: ["buy"], at: "x" },
  { id: "supply", kinds: ["buy"], at: "x" },
  { id: "action", kinds: ["action"], at: "x" },
];

describe("the notes of a first game", () => {
  let kept: Kept | null = null;
  const at = (table: string, known: Kept | null = kept): Teaching =>
    new Teaching(table, NOTES, known, (now) => (kept = now));

  it("come one after another, each once", () => {
    const teaching = at("t1", null);
    expect(teaching.now(BUY)?.id).toBe("hand");
    teaching.read("hand");
    expect(teaching.now(BUY)?.id).toBe("supply");
    teaching.turnTo("hand");
    expect(teaching.now(BUY)?.id).toBe("hand");
    teaching.read("hand");
    teaching.read("supply");
    expect(teaching.now(BUY)).toBeNull();
    expect(kept).toEqual({ table: "t1", read: ["hand", "supply"], off: false });
    expect(at("t1").now(ACTION)?.id).toBe("action");
    expect(at("t1").now(BUY)).toBeNull();
  });

  it("may still come until each was read, or none is wanted", () => {
    const teaching = at("t1", null);
    for (const { id } of NOTES) {
      expect(teaching.isDue).toBe(true);
      teaching.read(id);
    }
    expect(teaching.isDue).toBe(false);
    const other = at("t1", null);
    other.stop();
    expect(other.isDue).toBe(false);
  });

  it("are for the first table of a game only, and end for good", () => {
    at("t1", null);
    expect(at("t2").now(BUY)).toBeNull();
    expect(at("t2").isOn).toBe(false);
    at("t1").stop();
    expect(at("t1").now(BUY)).toBeNull();
  });

  it("are left out, and not counted, where they have nothing to tell", () => {
    const told = { id: "loans", kinds: ["buy"], at: "x", when: ({ by }: Question) => by !== null };
    const teaching = new Teaching("t1", [NOTES[0]!, told], null, () => undefined);
    expect(teaching.of(BUY).map(({ id }) => id)).toEqual(["hand"]);
    expect(teaching.of({ ...BUY, by: "x" })).toHaveLength(2);
  });
});
