import { describe, expect, it } from "vitest";
import type { Question } from "../contract/shared.ts";
import { answerOf, byTarget, isReady, isSingle, meant, optionAt, toggled } from "./choice.ts";

const choice = (key: string, target = `hand/${key}`) => ({ key, target, text: { id: "x" } });

const cellar = (given: Partial<Question> = {}): Question => ({
  ask: "question",
  number: 0,
  seat: 0,
  kind: "cellar",
  prompt: { id: "prompt-cellar" },
  lo: 0,
  hi: 3,
  ordered: false,
  choices: [choice("copper"), choice("estate"), choice("copper#2", "hand/copper")],
  ...given,
});

describe("where options lie", () => {
  it("gives each of two like cards its own option", () => {
    const offers = byTarget(cellar()).get("hand/copper");
    expect([optionAt(offers, 0), optionAt(offers, 1), optionAt(offers, 2)]).toEqual([0, 2, null]);
  });

  it("lets every copy stand for an option that is there once", () => {
    const offers = byTarget(cellar({ choices: [choice("copper")] })).get("hand/copper");
    expect([optionAt(offers, 0), optionAt(offers, 5)]).toEqual([0, 0]);
  });

  it("knows that a mere button lies nowhere", () => {
    expect(byTarget(cellar({ choices: [choice("end", "")] })).size).toBe(0);
    expect(optionAt(undefined, 0)).toBeNull();
  });
});

describe("what keys mean", () => {
  it("takes as many of like cards as are named", () => {
    expect([...meant(cellar(), ["copper"])]).toEqual([0]);
    expect([...meant(cellar(), ["copper", "copper", "estate"])]).toEqual([0, 2, 1]);
    expect([...meant(cellar(), ["copper", "copper#2"])]).toEqual([0, 2]);
  });

  it("finds nothing where nothing is called so", () => {
    expect(meant(cellar(), ["gold"]).size).toBe(0);
    expect([...meant(cellar(), ["estate", "estate"])]).toEqual([1]);
  });
});

describe("choosing several", () => {
  it("adds, and takes back by a second click", () => {
    expect(toggled(cellar(), [0], 2)).toEqual([0, 2]);
    expect(toggled(cellar(), [0, 2], 0)).toEqual([2]);
  });

  it("lets one too many take the place of the first", () => {
    expect(toggled(cellar({ hi: 2 }), [0, 1], 2)).toEqual([1, 2]);
  });

  it("keeps an order that matters", () => {
    const question = cellar({ hi: 2, ordered: true });
    expect(toggled(question, [2, 0], 1)).toEqual([0, 1]);
    expect(answerOf(question, [1, 0])).toEqual(["estate", "copper"]);
  });

  it("is ready between lo and hi", () => {
    const question = cellar({ lo: 1, hi: 2 });
    expect([[], [0], [0, 1], [0, 1, 2]].map((chosen) => isReady(question, chosen))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe("the answer", () => {
  it("is a key where one is asked for, and else a list", () => {
    const single = cellar({ lo: 1, hi: 1 });
    expect(isSingle(single)).toBe(true);
    expect(answerOf(single, [1])).toBe("estate");
    expect(answerOf(cellar(), [2, 0])).toEqual(["copper", "copper#2"]);
    expect(answerOf(cellar(), [])).toEqual([]);
  });
});
