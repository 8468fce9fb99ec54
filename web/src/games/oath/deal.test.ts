import { describe, expect, it } from "vitest";
import type { ActView } from "../../contract/oath.ts";
import { begun, isSame, writerOf } from "./deal.ts";

const act = (more: Partial<ActView>): ActView =>
  ({ by: 0, other: 2, gives: {}, wants: {}, first_gives: {}, first_wants: {}, ...more }) as ActView;

describe("other terms", () => {
  it("are written by the other side", () => {
    expect(writerOf(act({ countered: false }))).toBe(0);
    expect(writerOf(act({ countered: true }))).toBe(2);
  });
  it("begin with those that were offered, seen from the other side", () => {
    const asked = act({ countered: true, first_gives: { favor: 2 }, first_wants: { secrets: 1 } });
    expect(begun(asked)).toEqual({ "want:favor": 2, "give:secrets": 1 });
    expect(begun(act({ countered: false, first_gives: { favor: 2 } }))).toEqual({});
  });
  it("are the same where nothing counts otherwise", () => {
    expect(isSame({ "want:favor": 2 }, { "want:favor": 2, "give:secrets": 0 })).toBe(true);
    expect(isSame({ "want:favor": 2 }, { "want:favor": 3 })).toBe(false);
  });
});
