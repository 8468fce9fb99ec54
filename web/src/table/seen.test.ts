import { beforeEach, expect, test, vi } from "vitest";
import { see, seenAt } from "./seen.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("what was seen is known for its table and seat", () => {
  see("t", 0, 12);
  see("t", 1, 9);
  expect([seenAt("t", 0), seenAt("t", 1), seenAt("other", 0)]).toEqual([12, 9, null]);
  see("t", 0, 10);
  expect(seenAt("t", 0)).toBe(10);
});

test("tables of long ago are forgotten, the one in use is not", () => {
  see("first", 0, 1);
  for (let i = 0; i < 70; i++) {
    see(`t${i}`, 0, 5);
    see("first", 0, i + 2);
  }
  expect([seenAt("t0", 0), seenAt("t69", 0), seenAt("first", 0)]).toEqual([null, 5, 71]);
});

test("where nothing can be kept, nothing is known", () => {
  const closed = (): never => {
    throw new Error("closed");
  };
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
  see("t", 0, 12);
  expect(seenAt("t", 0)).toBeNull();
});
