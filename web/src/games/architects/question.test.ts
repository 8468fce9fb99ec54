import { expect, test } from "vitest";
import type { Choice, Question } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";
import { label, seals } from "./question.ts";

/** Returns the name of the message and its arguments. */
const voice = {
  say: ({ id, args }: { id: string; args?: object }) => `${id}${JSON.stringify(args)}`,
  text: (id: string, args?: { name?: string; what?: string; count?: number }) =>
    `${id}(${args?.name ?? args?.what ?? args?.count ?? ""})`,
} as unknown as Voice;

const question = (kind: string): Question => ({
  ...{ ask: "question", number: 0, seat: 0, kind, prompt: { id: "x" } },
  ...{ lo: 1, hi: 1, ordered: false, choices: [] },
});
const choice = (id: string, args: Choice["text"]["args"] = {}): Choice => ({
  key: "x",
  text: { id, args },
  target: "town/x",
});

test("an answer says what is done with the thing that was chosen", () => {
  const said = (kind: string, one: Choice): string => label(question(kind), one, voice);
  expect(said("recall", choice("name-quarry"))).toBe("result-recall(name-quarry{})");
  expect(said("recall", choice("option-from_prison"))).toBe("option-from_prison{}");
  expect(said("give_card", choice("card"))).toBe("result-discard(card{})");
  expect(said("capture", choice("option-group", { owner: 1 }))).toBe('result-capture{"owner":1}');
  expect(said("capture", choice("option-group", { owner: 0 }))).toBe(
    'result-capture.own{"owner":0}',
  );
});

test("a way that only brings something is called by what it brings, once", () => {
  const clay: Choice = {
    ...choice("option-mines_clay"),
    target: "branch/x",
    about: { of_clay: 4 },
  };
  expect(label(question("choose"), clay, voice)).toBe("result-take(count-clay(4))");
});

test("the seal says what becomes of goods and cards", () => {
  const said = (kind: string, one: Choice): string => seals(question(kind), one, voice);
  expect(said("pay", choice("option-pay"))).toBe("result-pay(option-pay{})");
  expect(said("instead_of_virtue", choice("card-well"))).toBe("result-discard(card-well{})");
  expect(said("discard", choice("card-well"))).toBe("result-discard(card-well{})");
  const kept = { ...choice("option-no_instead_of_virtue"), target: "" };
  expect(said("instead_of_virtue", kept)).toBe("option-no_instead_of_virtue{}");
});
