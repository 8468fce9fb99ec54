// The plates beside the map: all choices that are not in sight.
import { expect, test } from "vitest";
import type { Question } from "../../contract/shared.ts";
import type { OathView } from "../../contract/oath.ts";
import { elsewhere } from "./plates.ts";

const player = (seat: number, relics: string[] = []) => ({
  seat,
  advisers: [],
  hidden: [],
  hand: [],
  relics,
  vision: null,
});
const view = {
  places: [{ cards: ["longbows"], relics: [] }],
  players: [player(0, ["map"]), player(1, ["sticky_fire"])],
  peoples_favor: { holder: 1, tokens: 2 },
  darkest_secret: { holder: 0, tokens: 1 },
} as unknown as OathView;

const asked = (kind: string, ...targets: string[]): Question =>
  ({
    kind,
    choices: targets.map((target) => ({ key: target.split("/")[1], target, text: { id: "" } })),
  }) as unknown as Question;
const laid = (question: Question, small = false): string[] =>
  elsewhere(question, view, 0, small).map(({ choice }) => choice.target);

const CARDS = ["card/longbows", "card/map", "card/sticky_fire"];

test("a rival's cards and banner are, one's own and those of the map are not", () => {
  const question = asked("campaign_targets", ...CARDS, "banner/peoples_favor", "site/plains");
  expect(laid(question)).toEqual(["card/sticky_fire", "banner/peoples_favor"]);
  expect(laid(asked("power", "banner/darkest_secret"))).toEqual([]);
});

test("a phone's map shows no cards", () => {
  expect(laid(asked("trade_card", ...CARDS), true)).toEqual(CARDS);
  const drawer = ["advisers/longbows", "relic/map", "vision/faith"];
  expect(laid(asked("show_adviser", ...drawer), true)).toEqual(drawer);
});

test("players are, and more numbers than fit on buttons", () => {
  expect(laid(asked("campaign_defender", "player/1", "player/2"))).toHaveLength(2);
  const counts = (n: number) => Array.from({ length: n }, (_, i) => `count/${i}`);
  expect(laid(asked("warbands_count", ...counts(4)))).toEqual([]);
  expect(laid(asked("warbands_count", ...counts(5)))).toHaveLength(5);
  expect(laid(asked("deal_amount", ...counts(9)))).toEqual([]);
});

test("warbands of one board lie there as one", () => {
  const question = asked("losses", "player/0", "player/0", "site/plains", "player/1");
  expect(elsewhere(question, view, 0, false).map(({ key, like }) => [key, like])).toEqual([
    ["0", 2],
    ["1", 1],
  ]);
});
