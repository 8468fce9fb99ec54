// How it was won, and what others read while the winner writes.
import { expect, test } from "vitest";
import type { OathView } from "../../contract/oath.ts";
import { readLocale } from "../../text/files.ts";
import { Voice } from "../../text/voice.ts";
import { story, waits } from "./story.ts";

const HOUSE = "../src/throneroom";
const voice = new Voice(
  "en",
  [...readLocale(`${HOUSE}/locales`, "en"), ...readLocale(`${HOUSE}/games/oath/locales`, "en")],
  ["Anna", "Boris", "Clara"],
);
const view = {
  phase: "chronicle",
  winner: 1,
  won_by: ["usurper"],
  players: [],
} as unknown as OathView;

test("what the winner writes has not led to the victory", () => {
  const events = [
    { event: "turn_began", seat: 1, round: 3 },
    { event: "title_passed", seat: 1, source: 0 },
    { event: "won", seat: 1, ways: ["usurper"], role: "exile", vision: "", relics: [] },
    { event: "role_changed", seat: 2, role: "citizen" },
  ];
  const { told } = story({ view, events, seat: null } as never, {} as never, voice);
  expect(told.map(({ when, text }) => [when, text])).toEqual([
    ["Round 3", "The title passes from Anna to Boris."],
  ]);
});

test("only banners of the winner have led to the victory", () => {
  const taken = { event: "banner_taken", banner: "peoples_favor", how: "seized", tokens: 0 };
  const events = [
    { ...taken, seat: 0, source: -1 },
    { ...taken, seat: 1, source: 0 },
  ];
  const { told } = story({ view, events, seat: null } as never, {} as never, voice);
  expect(told.map(({ text }) => text)).toEqual(["Boris seizes the People’s Favor."]);
});

test("what two ways lack alike is said once", () => {
  const sites = { ready: false, lacks: ["sites"], missing: 4 };
  const [usurper, visionary] = [
    { ...sites, way: "usurper", vision: "" },
    { ...sites, way: "visionary", vision: "conquest" },
  ];
  const players = [{ seat: 0, ways: [usurper, visionary] }];
  const { others } = story({ view: { ...view, players }, events: [] } as never, {} as never, voice);
  expect(others.map(({ text }) => text)).toEqual(["needs 4 more sites"]);
});

test("others read that the winner writes, or who answers", () => {
  const position = { view } as never;
  expect(waits(position, [1], voice)).toBe("Boris has won and writes the chronicle");
  expect(waits(position, [2], voice)).toBe("Boris offers Citizenship; Clara answers");
  const act = { view: { ...view, phase: "act", winner: null } } as never;
  expect(waits(act, [1], voice)).toBe("");
});
