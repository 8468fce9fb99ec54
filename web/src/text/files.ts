// The Fluent files of a folder, read from the disk: for tests.
import { readFileSync, readdirSync } from "node:fs";
import type { Language } from "./voice.ts";

/** The sources of a language below a `locales` folder. */
export function readLocale(locales: string, language: Language): string[] {
  const folder = `${locales}/${language}`;
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, "utf-8"));
}
