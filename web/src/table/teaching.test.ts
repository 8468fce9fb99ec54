import { describe, expect, it } from "vitest";
import { Teaching, type Kept } from "./teaching.svelte.ts";

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
    expect(teaching.now("buy")?.id).toBe("hand");
    teaching.read("hand");
    expect(teaching.now("buy")?.id).toBe("supply");
    teaching.turnTo("hand");
    expect(teaching.now("buy")?.id).toBe("hand");
    teaching.read("hand");
    teaching.read("supply");
    expect(teaching.now("buy")).toBeNull();
    expect(kept).toEqual({ table: "t1", read: ["hand", "supply"], off: false });
    expect(at("t1").now("action")?.id).toBe("action");
    expect(at("t1").now("buy")).toBeNull();
  });

  it("are for the first table of a game only, and end for good", () => {
    at("t1", null);
    expect(at("t2").now("buy")).toBeNull();
    expect(at("t2").isOn).toBe(false);
    at("t1").stop();
    expect(at("t1").now("buy")).toBeNull();
  });
});
