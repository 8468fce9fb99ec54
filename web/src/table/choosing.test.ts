import { describe, expect, it, test, vi } from "vitest";
import type { Question } from "../contract/shared.ts";
import { Choosing, type Refusal } from "./choosing.svelte.ts";

const question = (...keys: string[]): Question => ({
  ...{ ask: "question", number: 0, seat: 0, kind: "action", prompt: { id: "x" } },
  ...{ lo: 1, hi: 1, ordered: false },
  choices: keys.map((key) => ({ key, text: { id: "x" }, target: `hand/${key}` })),
});

test("the places of a zone that hold something to choose are counted", () => {
  const asked = question("village", "village", "moat");
  let awake = true;
  const choosing = new Choosing({ question: () => asked, awake: () => awake });
  expect(choosing.litIn("hand")).toBe(2);
  expect(choosing.litIn("supply")).toBe(0);
  awake = false;
  expect(choosing.litIn("hand")).toBe(0);
});

describe("something that is added to what is chosen", () => {
  const weighs = (_: Question, { key }: { key: string }): boolean => key.startsWith("field");
  const begin = (by = "cavalry"): { choosing: Choosing; ask: (next: Question) => void } => {
    let [asked, number] = [{ ...question("field:1", "field:2", "potion"), by }, 0];
    const choosing = new Choosing({ question: () => asked, decision: () => `${number}`, weighs });
    choosing.pickKey("field:2");
    choosing.pickKey("potion");
    const ask = (next: Question): void => {
      [asked, number] = [{ ...next, by }, number + 1];
      choosing.goOn();
    };
    return { choosing, ask };
  };
  const chosen = (choosing: Choosing): string[] => choosing.options.map(({ key }) => key);

  it("leaves it chosen when the same is asked again", () => {
    const { choosing, ask } = begin();
    ask(question("field:1", "field:2", "field:3"));
    expect(chosen(choosing)).toEqual(["field:2"]);
  });

  it("lets it go where it can't be chosen any more, or something else is asked", () => {
    const gone = begin();
    gone.ask(question("field:1"));
    expect(chosen(gone.choosing)).toEqual([]);
    const other = begin();
    other.ask({ ...question("field:2"), kind: "claim" });
    expect(chosen(other.choosing)).toEqual([]);
  });

  it("lets it go where no card asks: what was played instead is an answer of its own", () => {
    const { choosing, ask } = begin("");
    ask(question("field:1", "field:2"));
    expect(chosen(choosing)).toEqual([]);
  });
});

describe("what is proposed", () => {
  const begin = (): Choosing => {
    const asked = question("labourer", "merchant");
    const choosing = new Choosing({
      question: () => asked,
      decision: () => "0",
      weighs: () => true,
    });
    choosing.propose(0);
    return choosing;
  };
  const chosen = (choosing: Choosing): string[] => choosing.options.map(({ key }) => key);

  it("stands on the seal, and is nothing to take back: undo then means the answer before", () => {
    const choosing = begin();
    expect(chosen(choosing)).toEqual(["labourer"]);
    expect(choosing.sealing).toBe(true);
    expect(choosing.hasChosen).toBe(false);
    choosing.clear();
    expect(chosen(choosing)).toEqual(["labourer"]);
  });

  it("comes back when what was chosen instead is cleared", () => {
    const choosing = begin();
    choosing.pickKey("merchant");
    expect(chosen(choosing)).toEqual(["merchant"]);
    expect(choosing.hasChosen).toBe(true);
    choosing.clear();
    expect(chosen(choosing)).toEqual(["labourer"]);
  });

  it("is chosen no less when it is picked in the list", () => {
    const choosing = begin();
    choosing.pickKey("labourer");
    expect(chosen(choosing)).toEqual(["labourer"]);
  });
});

describe("an action that is taken back", () => {
  it("goes on with other answers once the old question is there again", () => {
    let asked = question("field");
    const [answer, restart] = [vi.fn(), vi.fn()];
    const choosing = new Choosing({
      question: () => asked,
      answer,
      restart,
      canRestart: () => true,
    });
    choosing.restart(["knights"]);
    expect(restart).toHaveBeenCalledOnce();
    choosing.goOn();
    expect(answer, "not to the question that is left").not.toHaveBeenCalled();
    asked = question("knights", "end");
    choosing.goOn();
    expect(answer).toHaveBeenCalledWith("knights");
  });

  it("only chooses what wants the seal", () => {
    let asked = question("field");
    const answer = vi.fn();
    const weighs = (_: Question, { key }: { key: string }): boolean => key === "end";
    const choosing = new Choosing({
      question: () => asked,
      answer,
      weighs,
      canRestart: () => true,
    });
    choosing.restart(["end"]);
    asked = question("knights", "end");
    choosing.goOn();
    expect(answer).not.toHaveBeenCalled();
    expect(choosing.options.map(({ key }) => key)).toEqual(["end"]);
  });

  it("is not, where nothing can be taken back", () => {
    const restart = vi.fn();
    new Choosing({ question: () => question("field"), restart }).restart();
    expect(restart).not.toHaveBeenCalled();
  });

  it("is not taken back twice: while the first is on its way, nothing is asked", () => {
    let asked: Question | null = question("field");
    const restart = vi.fn(() => (asked = null));
    const choosing = new Choosing({ question: () => asked, restart, canRestart: () => true });
    choosing.restart();
    choosing.restart();
    expect(restart).toHaveBeenCalledOnce();
  });
});

describe("why not", () => {
  it("is asked about what was pointed at, and told of that alone", () => {
    const asked = question("moat");
    const askWhy = vi.fn();
    let why: Refusal | null = null;
    const choosing = new Choosing({ question: () => asked, askWhy, why: () => why });
    choosing.askWhy("supply/gold", "card/gold");
    expect(askWhy).toHaveBeenCalledWith("supply/gold");
    expect(choosing.refusal).toBeNull();
    why = { what: "supply/gold", reason: { id: "why-too_dear" } };
    expect(choosing.refusal).toEqual({ ...why, thing: "card/gold" });
    choosing.askWhy("supply/silver", "card/silver");
    expect(choosing.refusal, "the answer to another question").toBeNull();
    choosing.pick(0);
    expect(choosing.refusal).toBeNull();
  });

  it("is told no longer once a move begins somewhere", () => {
    const asked = question("march");
    const why = { what: "region/f1", reason: { id: "why-source_first" } };
    const choosing = new Choosing({ question: () => asked, why: () => why });
    choosing.askWhy("region/f1");
    expect(choosing.refusal).not.toBeNull();
    choosing.source = "region/d4";
    expect(choosing.refusal).toBeNull();
  });

  it("is not asked while nothing is", () => {
    const askWhy = vi.fn();
    new Choosing({ askWhy }).askWhy("supply/gold");
    expect(askWhy).not.toHaveBeenCalled();
  });
});

it("keeps what one seat has chosen from the next at the same screen", () => {
  let seat = 0;
  const asked = { ...question("one", "two"), hi: 2 };
  const choosing = new Choosing({ question: () => asked, decision: () => `${seat}.7` });
  choosing.pick(1);
  expect(choosing.chosen).toEqual([1]);
  seat = 1;
  expect(choosing.chosen).toEqual([]);
});

describe("what ends something for good", () => {
  const ending = (): Question => {
    const asked = question("silver", "end");
    asked.choices[1]!.ends = "turn";
    return asked;
  };
  const sealing = (answer: (keys: string | string[]) => void): Choosing =>
    new Choosing({ question: ending, answer, weighs: (_, { ends }) => Boolean(ends) });

  it("is chosen first and sealed second", () => {
    const answer = vi.fn();
    const choosing = sealing(answer);
    choosing.pick(1);
    expect(answer).not.toHaveBeenCalled();
    expect(choosing.chosen).toEqual([1]);
    choosing.commit();
    expect(answer).toHaveBeenCalledWith("end");
  });

  it("is not lit where it stands aside, but can be picked from the list", () => {
    const asked = question("curse");
    asked.choices[0]!.aside = true;
    const answer = vi.fn();
    const choosing = new Choosing({ question: () => asked, answer });
    expect(choosing.at("hand/curse")).toBeNull();
    expect(choosing.lights("hand")).toBe(false);
    choosing.pick(0);
    expect(answer).toHaveBeenCalledWith("curse");
  });
});

describe("like things that lie as one", () => {
  const asked = (hi: number): Question => ({
    ...question("copper", "copper", "estate"),
    lo: 0,
    hi,
  });
  const keys = (choosing: Choosing): string[] => choosing.options.map(({ key }) => key);

  it("are taken one by one, and all go back with one more click", () => {
    const choosing = new Choosing({ question: () => asked(3) });
    choosing.pickLike("hand/copper", 2);
    expect(keys(choosing)).toEqual(["copper"]);
    choosing.pickLike("hand/copper", 2);
    expect(choosing.chosenOf("hand/copper", 2)).toBe(2);
    choosing.pickLike("hand/copper", 2);
    expect(keys(choosing)).toEqual([]);
  });

  it("go back as well where no more may be chosen", () => {
    const choosing = new Choosing({ question: () => asked(2) });
    choosing.pickLike("hand/estate", 1);
    choosing.pickLike("hand/copper", 2);
    choosing.pickLike("hand/copper", 2);
    expect(keys(choosing)).toEqual(["estate"]);
  });
});

test("of like things that one option stands for, only the one that was clicked is marked", () => {
  const asked = question("moat", "village");
  const choosing = new Choosing({ question: () => asked, weighs: () => true });
  const marked = (): boolean[] => [0, 1, 2].map((nth) => choosing.at("hand/moat", nth)!.chosen);
  choosing.pick(0, 1);
  expect(marked()).toEqual([false, true, false]);
  choosing.pick(0, 2);
  expect(marked(), "another one is meant instead").toEqual([false, false, true]);
  choosing.pick(0, 2);
  expect(marked()).toEqual([false, false, false]);
  choosing.pick(0);
  expect(marked(), "picked from the list, it may be any of them").toEqual([true, true, true]);
});

test("a click that comes late after an answer is not meant for what lies there now", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let asked: Question | null = question("region");
  let sent = false;
  const answer = (): void => {
    sent = true;
    asked = null;
  };
  const choosing = new Choosing({ question: () => asked, answer, sent: () => sent });
  vi.advanceTimersByTime(2000);
  choosing.goOn();
  expect(choosing.settling).toBe(false);
  choosing.pick(0);
  vi.advanceTimersByTime(2000);
  expect(choosing.settling, "the answer travels").toBe(true);
  sent = false;
  asked = question("end");
  choosing.goOn();
  expect(choosing.settling, "the next question has just come").toBe(true);
  vi.advanceTimersByTime(600);
  choosing.goOn();
  expect(choosing.settling).toBe(false);
  choosing.settle();
  expect(choosing.settling, "the map has just turned").toBe(true);
  vi.advanceTimersByTime(600);
  expect(choosing.settling).toBe(false);
  vi.useRealTimers();
});

test("what was given stays marked while others still choose at the same time", () => {
  let asked: Question | null = { ...question("well", "smithy"), together: [0, 1, 2] };
  let others: number[] = [];
  const choosing = new Choosing({
    question: () => asked,
    answer: () => undefined,
    waitsFor: () => others,
  });
  choosing.pick(1);
  [asked, others] = [null, [1, 2]];
  expect([choosing.keeps("hand/well"), choosing.keeps("hand/smithy")]).toEqual([false, true]);
  others = [];
  expect(choosing.keeps("hand/smithy")).toBe(false);
});

test("what is clicked just after somebody else moved the question on was aimed at the last one", () => {
  const answer = vi.fn();
  let overtaken = performance.now();
  const asked = question("copper", "silver");
  const choosing = new Choosing({ question: () => asked, answer, overtaken: () => overtaken });
  choosing.pick(0);
  choosing.give(0);
  expect(answer).not.toHaveBeenCalled();
  overtaken -= 1_000;
  choosing.pick(0);
  expect(answer).toHaveBeenCalledWith("copper");
});
