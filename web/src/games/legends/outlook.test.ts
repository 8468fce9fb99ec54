import { describe, expect, it } from "vitest";
import type { LegendsView } from "../../contract/legends.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import { readLocale } from "../../text/files.ts";
import { Voice } from "../../text/voice.ts";
import { gainsOf, offersOf, reachOf, sources } from "./offers.ts";
import { outlookOf, outlookOfWay } from "./outlook.ts";

const voice = new Voice("en", readLocale("../src/throneroom/games/legends/locales", "en"), [
  "Maria",
  "Anna",
]);
const choice = (key: string, about: Choice["about"] = {}, region = ""): Choice => ({
  key,
  text: { id: "x" },
  target: region && `region/${region}`,
  about,
});
const question = (kind: string, ...choices: Choice[]): Question => ({
  ...{
    ask: "question",
    number: 0,
    seat: 0,
    kind,
    prompt: { id: "x" },
    lo: 1,
    hi: 1,
    ordered: false,
  },
  choices,
});

describe("what would come of an answer", () => {
  it("is told in the server's words", () => {
    const told = { points: 2, pieces: ["2", "1", "0"], told: ["yours_island", "leaves:d5"] };
    expect(outlookOf(choice("d4", told), voice)).toEqual({
      points: 2,
      pieces: [2, 1, 0],
      told: [
        { text: "You would control it, and with it the island.", good: true },
        { text: expect.stringContaining("You would lose") as string, good: false },
      ],
    });
  });

  it("names whom it is about", () => {
    const theirs = outlookOf(choice("d4", { points: 0, pieces: [], told: ["theirs:1"] }), voice);
    expect(theirs?.told[0]).toEqual({ text: "Anna would still control it.", good: false });
  });

  it("names a region and who gets it", () => {
    const told = { points: 1, pieces: [], told: ["yours", "gives_island:h4:1"] };
    expect(outlookOf(choice("h5", told), voice)?.told[1]).toEqual({
      text: "Anna would control Waterfall Lake, and with it the island.",
      good: false,
    });
  });

  it("is nothing where the server foresees nothing", () => {
    expect(outlookOf(choice("stop"), voice)).toBeNull();
  });

  it("shows the points of places, but not of steps", () => {
    const city = choice("d4", { points: -1 }, "d4");
    expect([...gainsOf(question("city", city, choice("stop")))]).toEqual([[0, -1]]);
    expect(gainsOf(question("march", city)).size).toBe(0);
  });
});

describe("a march", () => {
  const step = (start: string, end: string): Choice => choice(`${start}>${end}`, { start }, end);
  const asked = question("march", step("a", "b"), step("c", "b"), choice("stop"));
  const reach = [
    { start: "a", end: "b", cost: 1, stops: ["b"], by_sea: false },
    { start: "a", end: "d", cost: 3, stops: ["b", "d"], by_sea: true },
    { start: "c", end: "b", cost: 1, stops: ["b"], by_sea: false },
  ];
  const view = { acting: { reach } } as unknown as LegendsView;

  it("begins where armies can take a step", () => {
    expect(sources(asked)).toEqual(["a", "c"]);
    expect(offersOf(view, asked, null, true)("a").begins).toBe(true);
  });

  it("leads where the server says, with a mouse to the end at once", () => {
    expect([...reachOf(view, asked, "a").keys()]).toEqual(["b", "d"]);
    const far = offersOf(view, asked, "a", true)("d");
    expect(far).toEqual({ nth: null, way: ["a>b", "b>d"], cost: 3, bySea: true });
    expect(offersOf(view, asked, "a", false)("d").way).toBeUndefined();
    expect(offersOf(view, asked, "a", false)("b").nth).toBe(0);
  });

  it("tells with its first step what a whole way comes to", () => {
    const first = choice("a>b", {
      ...{ start: "a", points: 1, pieces: ["1", "0"], told: ["yours"] },
      ...{ ways_ends: ["c", "d"], ways_points: ["0", "2"], ways_pieces: ["1 1", "2 0"] },
      ways_told: ["nobody", "yours_island leaves:d5"],
    });
    const told = (way: (typeof reach)[number]) =>
      outlookOfWay(question("march", first), way, voice);
    expect(told(reach[0]!)?.points).toBe(1);
    expect(told(reach[1]!)?.pieces).toEqual([2, 0]);
    expect(told(reach[1]!)?.told.map(({ good }) => good)).toEqual([true, false]);
    expect(told(reach[2]!)).toBeNull();
  });
});
