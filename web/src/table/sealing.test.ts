import { expect, it, vi } from "vitest";
import type { Choice, Question } from "../contract/shared.ts";
import type { GameModule, Position } from "../games/game.ts";
import * as cards from "../games/dominion/question.ts";
import { readLocale } from "../text/files.ts";
import { Voice } from "../text/voice.ts";

vi.mock("../words.svelte.ts", () => ({ t: (id: string) => id }));
const { sealed } = await import("./sealing.ts");

const voice = new Voice("en", readLocale("../src/throneroom/games/dominion/locales", "en"));
const game = cards as unknown as GameModule;
const here = { asked: [0] } as unknown as Position;
const choice = (key: string, ends: Choice["ends"]): Choice => ({
  ...{ key, text: { id: `card-${key}` }, target: `hand/${key}` },
  ...(ends ? { ends } : {}),
});
const asked = (kind: string, choices: Choice[]): Question => ({
  ...{ ask: "question", number: 0, seat: 0, kind, prompt: { id: `prompt-${kind}` } },
  ...{ lo: 0, hi: choices.length, ordered: false, choices },
});

it("says what can't be taken back, also where several are chosen", () => {
  const cellar = asked("cellar", [choice("copper", "shown"), choice("estate", "shown")]);
  expect(sealed(game, voice, cellar, cellar.choices, here)).toMatchObject({
    button: "Discard 2, draw 2",
    lost: "seal-final",
  });
  expect(sealed(game, voice, cellar, [], here).lost).toBe("");
  const chapel = asked("chapel", [choice("copper", "")]);
  expect(sealed(game, voice, chapel, chapel.choices, here).lost).toBe("");
});
