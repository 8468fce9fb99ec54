import { expect, test } from "vitest";
import type { PaladinsView } from "../../contract/paladins.ts";
import type { Voice } from "../../text/voice.ts";
import { where } from "./where.ts";

const voice = { text: (id: string, { n }: { n: number }) => `${id} ${n}` } as unknown as Voice;
const row = (...cards: (string | null)[]) => cards.map((card) => ({ card }));
const view = {
  townsfolk: row(null, "squire_1", "squire_3"),
  outsiders: row("mercenary_yellow_1", null, "mercenary_yellow_2"),
} as unknown as PaladinsView;

test("things of one name are told apart by where they lie", () => {
  expect(where("loc_2_6", view, voice)).toBe("where-place 6");
  expect(where("squire_3", view, voice)).toBe("where-row 3");
  expect(where("debt:squire_1", view, voice)).toBe("where-row 2");
  expect(where("mercenary_yellow_2", view, voice)).toBe("where-row 3");
  expect(where("labourer#2", view, voice)).toBe(null);
});
