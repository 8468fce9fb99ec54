// The hall's promises about its three levels hold in every game. docs/thinking.md has the measured
// distances.
import { expect, test } from "vitest";
import { LEVELS, setupOf, strength } from "./setup.ts";

const SETUPS = Object.keys(import.meta.glob("./*/setup.ts")).map((path) => path.split("/")[1]!);

test.each(SETUPS)("the three steps of %s are three", async (game) => {
  const setup = await setupOf(game);
  const steps = LEVELS.map((level) => setup.opponents!(level, {}, 3));
  const all = steps.flat();
  expect(new Set(all).size).toBe(steps.reduce((sum, step) => sum + new Set(step).size, 0));
  expect(all).not.toContain("random");
  steps.forEach((step, at) => {
    for (const bot of step) expect([bot, strength(setup, bot)]).toEqual([bot, LEVELS[at]]);
  });
});

test("whoever plays at random is not called gentle", async () => {
  for (const game of SETUPS) expect(strength(await setupOf(game), "random")).toBe("random");
});
