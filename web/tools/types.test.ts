import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { files, target, typesOf } from "./types.ts";

test.each(files())("the types of %s are current", async (file) => {
  expect(readFileSync(target(file), "utf-8")).toBe(await typesOf(file));
});
