import { describe, expect, it, vi } from "vitest";
import type { Question } from "../contract/shared.ts";
import { NotesRead, Teaching, type Kept } from "./teaching.svelte.ts";

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

describe("what was read", () => {
  const settled = (): Promise<void> => new Promise((go) => setTimeout(go));

  it("is asked for before the table is shown, which waits for it", async () => {
    let tell = (): void => undefined;
    const ask = vi.fn(() => new Promise<object>((go) => (tell = () => go({ legends: {} }))));
    const read = new NotesRead(ask, true);
    await settled();
    expect(read.isOver).toBe(false);
    tell();
    await settled();
    expect(read.isOver).toBe(true);
    await expect(read.ask()).resolves.toEqual({ legends: {} });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is asked for again later, for more may have been read", () => {
    const ask = vi.fn(() => Promise.resolve({}));
    const read = new NotesRead(ask, true);
    void read.ask();
    void read.ask();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is waited for by nobody who wants no notes, nor where it can't be had", async () => {
    const never = vi.fn(() => Promise.reject(new Error("offline")));
    expect(new NotesRead(never, false).isOver).toBe(true);
    expect(never).not.toHaveBeenCalled();
    const read = new NotesRead(never, true);
    await settled();
    expect(read.isOver).toBe(true);
  });
});
