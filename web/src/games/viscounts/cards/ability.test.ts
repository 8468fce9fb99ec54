import { expect, test } from "vitest";
import type { TownsfolkFace } from "../../../contract/viscounts.ts";
import { iconOf } from "../tokens.ts";
import { abilityOf, momentIcon } from "./ability.ts";

const BLANK: TownsfolkFace = {
  ...{ kind: "neutral", silver: 1, icons: [], hire: "", immediate: [], drop_off: [] },
  ...{ on: "", do: [], icon_rule: null, modifier: {}, sure: "A" },
};

test("a card shows when it does something, and what", () => {
  expect(abilityOf(BLANK)).toBeNull();
  const played = ["destroy", "or", "discard"];
  expect(abilityOf({ ...BLANK, immediate: played })).toEqual({ when: "immediate", does: played });
  expect(abilityOf({ ...BLANK, drop_off: ["debt"] })).toEqual({ when: "drop_off", does: ["debt"] });
  const answers = { ...BLANK, on: "after_trade", do: ["silver"] };
  expect(abilityOf(answers)).toEqual({ when: "after_trade", does: ["silver"] });
  expect(momentIcon("after_trade")).toBe(iconOf("merchant"));
});

test("what counts as an icon stands before that icon", () => {
  const rule = { action: "transcribe", resources: [], merchants: 2, silver: 0, counts: 1, most: 0 };
  expect(abilityOf({ ...BLANK, icon_rule: rule })).toEqual({
    does: ["merchant", "merchant"],
    as: ["cleric"],
  });
  const either = { ...rule, resources: ["gold", "stone"], merchants: 0 };
  expect(abilityOf({ ...BLANK, icon_rule: either })?.does).toEqual(["gold", "or", "stone"]);
});
