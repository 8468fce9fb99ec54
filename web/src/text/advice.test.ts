import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Advice, Hint } from "../contract/server.ts";
import { lines, lit } from "./advice.ts";
import { parts, Voice } from "./voice.ts";

const words = readFileSync("../src/throneroom/locales/en/hints.ftl", "utf8");
const voice = new Voice("en", [words, "card-duchy = Duchy\ncard-silver = Silver\n"]);

const advice = (card: string, wins: number): Advice => ({
  keys: card,
  caption: [{ id: `card-${card}`, args: {} }],
  wins,
  doubt: 6,
  tries: 200,
  lead: 0,
  targets: [`supply/${card}`],
});
const hint = (wins: number, other: number, close: boolean): Hint => ({
  best: advice("duchy", wins),
  runner_up: advice("silver", other),
  close,
  difference: wins - other,
  reason: null,
  continuations: 900,
});

test("a clear hint tells its chance, how sure that is, and what is next best", () => {
  const said = lines(hint(60, 50, false), voice);
  expect(said.best).toBe("King would choose: Duchy");
  expect(said.why).toMatch(/^You win 60% of the 200 games .*, give or take 6\.$/);
  expect(said.second).toBe("Next best: Silver, with 10 fewer wins in 100.");
});

test("an answer is called what its button says", () => {
  const said = lines(hint(60, 50, false), voice, (key) => (key === "duchy" ? "Gain it" : null));
  expect(said.best).toBe("King would choose: Gain it");
  expect(said.second).toContain("Silver");
});

test("two that are too close to call are both named and both lit, each with its own figures", () => {
  const close = hint(50, 53, true);
  const said = lines(close, voice);
  expect(said.best).toBe("Too close to call: “Duchy” or “Silver”");
  expect(said.why).toContain("you win 50%");
  expect(said.second).toBe("The second: 53% of 200, give or take 6.");
  expect(lit(close).targets).toEqual(["supply/duchy", "supply/silver"]);
  expect(lit(hint(60, 50, false)).targets).toEqual(["supply/duchy"]);
});

test("names in a hint can be told from its words", () => {
  const said = voice.marked(() => lines(hint(60, 50, false), voice));
  expect(parts(said.best)).toEqual(["King would choose: ", { thing: "card/duchy", text: "Duchy" }]);
  expect(parts(said.second)[1]).toEqual({ thing: "card/silver", text: "Silver" });
});

test("games that were not played to their end are not called won", () => {
  const broken: Hint = hint(27, 26, true);
  broken.best.ended = broken.runner_up!.ended = false;
  const said = lines(broken, voice);
  expect(said.why).toBe(
    "The first: King has played 200 games a few turns on from here and puts your chances at 27%, give or take 6.",
  );
  expect(said.second).toBe("The second: 26% in 200, give or take 6.");
});
