import { readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { readLocale } from "./text/files.ts";
import { LANGUAGES, type Language } from "./text/voice.ts";

/** The ids that the files of a language define, attributes behind a dot. */
function ids(locales: string, language: Language): string[] {
  const { body } = new FluentResource(readLocale(locales, language).join("\n"));
  return body.flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}
const own = (language: Language): string[] => ids("src/locales", language);
const all = new Set([...own("en"), ...ids("../src/throneroom/locales", "en")]);

test("all languages say the same", () => {
  for (const language of LANGUAGES) expect(own(language)).toEqual(own("en"));
});

test("no message stands there twice", () => {
  for (const language of LANGUAGES) {
    expect(own(language).length).toBe(new Set(own(language)).size);
  }
});

test("every refusal of the protocol has words", () => {
  const page = readFileSync("../docs/protocol.md", "utf-8");
  const table = page.slice(page.indexOf("| code |"), page.indexOf("A WebSocket that can't"));
  const codes = [...table.matchAll(/^\| `(\w+)` \| \d{3} \|/gm)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(10);
  for (const language of LANGUAGES) {
    const said = own(language);
    expect(codes.filter((code) => !said.includes(`refusal-${code}`))).toEqual([]);
  }
});

test("every word that a component asks for is there", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf-8" });
  const missing = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const source = readFileSync(`src/${file}`, "utf-8");
      return [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, id]) => id!);
    })
    .filter((id) => !all.has(id));
  expect(missing).toEqual([]);
});
