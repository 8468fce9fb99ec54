import { describe, expect, it } from "vitest";
import type { DominionView } from "../../contract/dominion.ts";
import type { Question } from "../../contract/shared.ts";
import { Voice } from "../../text/voice.ts";
import { asker, main, rulesAt, whyNot } from "./question.ts";

const question = (kind: string, keys: string[], args = {}): Question => ({
  ask: "question",
  number: 0,
  seat: 0,
  kind,
  prompt: { id: `prompt-${kind}`, args },
  lo: 1,
  hi: 1,
  ordered: false,
  choices: keys.map((key) => ({
    key,
    text: { id: "x" },
    target: /^(end|yes|no|play_all|discard|keep)$/.test(key) ? "" : `supply/${key}`,
  })),
});

describe("what asks", () => {
  it("is the card of the kind, or the one that the question names", () => {
    expect(asker(question("thief_take", []))).toBe("card/thief");
    expect(asker(question("gain", [], { card: "feast" }))).toBe("card/feast");
    expect(asker(question("moat", [], { card: "witch" }))).toBe("card/witch");
  });

  it("is the card that asks, even where another is named", () => {
    expect(asker(question("spy", [], { card: "gold" }))).toBe("card/spy");
  });

  it("is the player's own turn otherwise", () => {
    expect(asker(question("buy", []))).toBeNull();
  });
});

describe("the seal", () => {
  it("plays Treasures first", () => {
    expect(main(question("buy", ["play_all", "copper", "end"]))).toBe("play_all");
  });

  it("never ends a turn that still has something to buy", () => {
    expect(main(question("buy", ["copper", "silver", "end"]))).toBeNull();
    expect(main(question("buy", ["copper", "curse", "end"]))).toBe("end");
  });

  it("stands for the first of mere buttons", () => {
    expect(main(question("moat", ["yes", "no"]))).toBe("yes");
    expect(main(question("remodel", ["copper", "estate"]))).toBeNull();
  });
});

it("opens the rules where they concern the question", () => {
  expect(rulesAt("moat")).toBe("attacks-and-reactions");
  expect(rulesAt("")).toBe("turn");
});

describe("why not", () => {
  const voice = new Voice("en", [
    "why-too_dear = { $cost } is more than { $limit }\nwhy-empty_pile = empty",
  ]);
  const view = { coins: 4, supply: { gold: 30, silver: 40, moat: 0 } } as unknown as DominionView;
  const buying = question("buy", ["silver", "end"]);

  it("says what is too dear and what is gone", () => {
    expect(whyNot(buying, "gold", view, voice)).toBe("6 is more than 4");
    expect(whyNot(buying, "moat", view, voice)).toBe("empty");
  });

  it("says nothing of what can be had, or when nothing is chosen from the supply", () => {
    expect(whyNot(buying, "silver", view, voice)).toBe("");
    expect(whyNot(question("moat", ["yes", "no"]), "gold", view, voice)).toBe("");
    expect(whyNot(null, "gold", view, voice)).toBe("");
  });
});
