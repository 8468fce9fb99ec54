// What the house calls by a name, no table may call something else by: its look would come along.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const house = readFileSync(new URL("./house.css", import.meta.url), "utf8");
const components = import.meta.glob<string>("../{table,games}/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("keeps the classes of the house to the house", () => {
  const rules = [...house.matchAll(/^\.([a-z]\w*)/gm)];
  const classes = [...new Set(rules.map((rule) => rule[1]!))];
  expect(classes).toContain("rod");
  const taken = Object.entries(components).flatMap(([path, source]) =>
    classes
      .filter((name) => new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(source))
      .map((name) => `${path}: ${name}`),
  );
  expect(taken).toEqual([]);
});
