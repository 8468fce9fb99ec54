import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { setupOf } from "../../games/setup.ts";
import { addressOf, begun } from "./begun.ts";
import { fields } from "./form.ts";

const { $defs } = JSON.parse(readFileSync("schema/dominion.json", "utf-8")) as { $defs: unknown };
const form = fields({ $ref: "#/$defs/DominionOptions", $defs });
const setup = await setupOf("dominion");
const read = (address: string) => begun(new URLSearchParams(address.split("?")[1]), form, setup);

test("what was chosen in the hall is chosen on the page with all options", () => {
  const address = addressOf("dominion", { players: 4, kingdom: "random" }, "strong");
  expect(address).toMatch(/^\/new\/dominion\?/);
  const { values, level } = read(address);
  expect(values).toMatchObject({ players: 4, kingdom: "random", first: null });
  expect(level).toBe("strong");
});

test("what an address cannot mean is as usual", () => {
  for (const address of ["/new/dominion", "/new/dominion?players=9&kingdom=x&level=y&first=1"]) {
    const { values, level } = read(address);
    expect(values).toMatchObject({ players: 2, kingdom: "first_game", first: null });
    expect(level).toBe("even");
  }
});
