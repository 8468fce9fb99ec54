import { describe, expect, it } from "vitest";
import type { Question } from "../../contract/shared.ts";
import { readLocale } from "../../text/files.ts";
import { LANGUAGES, Voice } from "../../text/voice.ts";
import { label, main } from "./question.ts";

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

describe("the seal", () => {
  it("plays Treasures first", () => {
    expect(main(question("buy", ["play_all", "copper", "end"]))).toBe("play_all");
  });

  it("never ends a turn that still has something to buy", () => {
    expect(main(question("buy", ["copper", "silver", "end"]))).toBeNull();
    expect(main(question("buy", ["copper", "curse", "end"]))).toBe("end");
  });

  it("stands for the answer that harms least", () => {
    expect(main({ ...question("library", ["yes", "no"]), safe: "no" })).toBe("no");
    expect(main(question("remodel", ["copper", "estate"]))).toBeNull();
  });
});

// Questions with one card as the answer
const CARD_KINDS = [
  ...["action", "buy", "bureaucrat", "clean_up_top", "militia", "gain", "mine_gain"],
  ...["mine_trash", "remodel", "thief_trash", "throne_room"],
];

it.each(LANGUAGES)("the seal says what is done with a card: %s", (language) => {
  const words = ["../src/throneroom", "../src/throneroom/games/dominion"];
  const voice = new Voice(
    language,
    words.flatMap((folder) => readLocale(`${folder}/locales`, language)),
  );
  for (const kind of CARD_KINDS) {
    const asked = question(kind, ["silver"]);
    const said = label(asked, asked.choices[0]!, voice);
    expect(said, kind).toMatch(/^\p{L}+ .*(Silver|Серебро)/u);
  }
});
