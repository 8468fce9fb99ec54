import { expect, test } from "vitest";
import type { Choice, Question } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";
import { seals } from "./question.ts";

/** Returns the name of the message. */
const voice = { say: ({ id }: { id: string }) => id } as unknown as Voice;

const said = (kind: string, text: Choice["text"], key = "x"): string =>
  seals(
    {
      ...{ ask: "question", number: 0, seat: 1, kind, prompt: { id: "x" } },
      ...{ lo: 1, hi: 1, ordered: false, choices: [] },
    } as Question,
    { key, text, target: "" },
    voice,
  );

test("the seal says what becomes of people and things", () => {
  expect(said("offer_item", { id: "option-item" })).toBe("result-offer_item");
  expect(said("release_whose", { id: "option-teammate", args: { seat: 0 } })).toBe(
    "result-release_whose",
  );
  expect(said("release_whose", { id: "option-teammate", args: { seat: 1 } })).toBe(
    "result-release_whose.own",
  );
  expect(said("offer", { id: "option-stop_offer" }, "stop")).toBe("option-stop_offer");
});
