import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Teaching } from "./teaching.svelte.ts";

const NOTES = [
  { id: "hand", kinds: ["buy"], at: "x" },
  { id: "supply", kinds: ["buy"], at: "x" },
  { id: "action", kinds: ["action"], at: "x" },
];

describe("the notes of a first game", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("come one after another, each once", () => {
    const teaching = new Teaching("dominion", "t1", NOTES);
    expect(teaching.now("buy")?.id).toBe("hand");
    teaching.read("hand");
    expect(teaching.now("buy")?.id).toBe("supply");
    teaching.goBack("hand");
    expect(teaching.now("buy")?.id).toBe("hand");
    teaching.read("hand");
    teaching.read("supply");
    expect(teaching.now("buy")).toBeNull();
    expect(new Teaching("dominion", "t1", NOTES).now("action")?.id).toBe("action");
  });

  it("are for the first table of a game only, and end for good", () => {
    new Teaching("dominion", "t1", NOTES);
    expect(new Teaching("dominion", "t2", NOTES).now("buy")).toBeNull();
    expect(new Teaching("legends", "t2", NOTES).now("buy")?.id).toBe("hand");
    new Teaching("dominion", "t1", NOTES).stop();
    expect(new Teaching("dominion", "t1", NOTES).now("buy")).toBeNull();
  });
});
