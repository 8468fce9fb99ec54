import { describe, expect, it } from "vitest";
import type { LegendsView, RegionView } from "../../contract/legends.ts";
import type { Question } from "../../contract/shared.ts";
import { changesOf, foresee, mapPoints, routes, verdicts } from "./moves.ts";
import { gainsOf, isLit, offersOf } from "./offers.ts";
import { marksOf, NEUTRAL } from "./pieces.ts";

const region = (key: string, armies: number[], more: Partial<RegionView> = {}): RegionView => ({
  region: key,
  slot: "centre",
  island: "island",
  armies,
  cities: [0, 0],
  neutral: 0,
  control: null,
  neutral_control: false,
  token: null,
  is_start: false,
  ...more,
});

/** a - b - c by land, a to d by sea; a, b and c are an island. */
function table(left = 3): LegendsView {
  return {
    players: [
      { leader: null, reserve: 5 },
      { leader: null, reserve: 5 },
    ],
    regions: [
      region("a", [2, 1]),
      region("b", [0, 1]),
      region("c", [1, 1]),
      region("d", [0, 0], { neutral: 1, island: "other" }),
    ],
    islands: [
      { island: "island", regions: ["a", "b", "c"], control: null, neutral_control: false },
      { island: "other", regions: ["d"], control: null, neutral_control: true },
    ],
    links: [
      { a: "a", b: "b", way: "land", cost: 1, joint: false },
      { a: "b", b: "c", way: "land", cost: 1, joint: false },
      { a: "a", b: "d", way: "sea", cost: 3, joint: true },
    ],
    acting: { card: "lake", action: "march", total: 3, left, reach: [] },
    current: 0,
  } as unknown as LegendsView;
}

const question = (kind: string, targets: Record<string, string>): Question => ({
  ask: "question",
  number: 0,
  seat: 0,
  kind,
  prompt: { id: `prompt-${kind}` },
  lo: 1,
  hi: 1,
  ordered: false,
  choices: Object.entries(targets).map(([key, at]) => ({
    key,
    text: { id: "option" },
    target: at && `region/${at}`,
  })),
});
const MARCH = question("march", { "a>b": "b", "a>d": "d", "c>b": "b", stop: "" });

describe("ways", () => {
  it("are the cheapest, step by step, as far as movement goes", () => {
    const found = routes(table(), "a", 3);
    expect(found.get("c")).toMatchObject({ cost: 2, keys: ["a>b", "b>c"], bySea: false });
    expect(found.get("d")).toMatchObject({ cost: 3, bySea: true });
    expect([...routes(table(), "a", 2).keys()]).toEqual(["b", "c"]);
  });

  it("go around thieves where that costs no more", () => {
    const view = table();
    view.regions[1]!.token = "band_of_rogues";
    view.regions.push(region("e", [0, 0]));
    view.links.push({ a: "a", b: "e", way: "land", cost: 1, joint: false });
    view.links.push({ a: "e", b: "c", way: "land", cost: 1, joint: false });
    expect(routes(view, "a", 3).get("c")!.stops).toEqual(["e", "c"]);
  });
});

describe("a march", () => {
  it("asks for the army first", () => {
    const offer = offersOf(table(), MARCH, null, true);
    expect(["a", "b", "c", "d"].filter((key) => isLit(offer(key)))).toEqual(["a", "c"]);
    expect(offer("a").begins).toBe(true);
  });

  it("then for where it goes: one step answers, more are a way", () => {
    const offer = offersOf(table(), MARCH, "c", true);
    expect(offer("c").source).toBe(true);
    // Two steps lead to b; the second of them begins in c.
    expect(offer("b")).toMatchObject({ nth: 1, cost: 1 });
    expect(offer("a")).toMatchObject({ nth: null, way: ["c>b", "b>a"], cost: 2 });
    expect(isLit(offer("d"))).toBe(false);
  });

  it("goes step by step under a finger", () => {
    expect(isLit(offersOf(table(), MARCH, "c", false)("a"))).toBe(false);
  });
});

describe("what would come of it", () => {
  it("is control by more pieces than anybody else", () => {
    const now = foresee(table(), []);
    expect([...now.regions.values()]).toEqual([0, 1, null, "neutral"]);
    expect([...now.islands.values()]).toEqual([null, "neutral"]);
    expect(mapPoints(table(), now, 0)).toBe(1);
  });

  it("tells what a step wins and loses", () => {
    const changes = changesOf(table(), "march", "a>c", 0)!;
    expect(verdicts(table(), changes, "c", 0).map(({ id }) => id)).toEqual([
      "outlook-yours",
      "outlook-leaves",
    ]);
  });

  it("tells of the island", () => {
    const changes = changesOf(table(), "recruit", "c", 0)!;
    expect(verdicts(table(), changes, "c", 0)).toMatchObject([
      { id: "outlook-yours_island", good: true },
    ]);
  });

  it("counts a citadel and the White Knight's army", () => {
    const view = table();
    view.regions[2]!.token = "citadel";
    const city = question("city", { c: "c", a: "a" });
    expect([...gainsOf(view, city)]).toEqual([[0, 3]]);
    view.players[0]!.leader = "white_knight";
    expect(changesOf(view, "city", "c", 0)!.length).toBe(2);
  });

  it("takes an army of anybody away", () => {
    expect(changesOf(table(), "destroy", "d:neutral", 0)).toEqual([
      { region: "d", owner: "neutral", by: -1 },
    ]);
    const gone = verdicts(table(), changesOf(table(), "destroy", "b:1", 0)!, "b", 0);
    expect(gone).toMatchObject([{ id: "outlook-freed", good: true }]);
  });
});

it("marks are armies, then cities, then what lies there", () => {
  const crowded = region("a", [3, 0], {
    neutral: 2,
    cities: [0, 1],
    token: "stable",
    is_start: true,
  });
  expect(marksOf(crowded).map(({ sort, owner }) => [sort, owner])).toEqual([
    ["army", 0],
    ["army", NEUTRAL],
    ["city", 1],
    ["token", -1],
    ["start", -1],
  ]);
});
