import { expect, test } from "vitest";
import { fill } from "./worker.ts";

const shell = (...built: string[]): { version: string; files: string[] } =>
  JSON.parse(fill("__SHELL__", built)) as { version: string; files: string[] };

test("scripts and styles are kept ahead, fonts when they are used", () => {
  expect(shell("assets/b.js", "assets/a.css", "assets/c.woff2", "index.html").files).toEqual([
    "/assets/a.css",
    "/assets/b.js",
  ]);
});

test("another build is another version", () => {
  expect(shell("assets/a-1.js").version).not.toBe(shell("assets/a-2.js").version);
  expect(shell("a.js", "b.js").version).toBe(shell("b.js", "a.js").version);
});
