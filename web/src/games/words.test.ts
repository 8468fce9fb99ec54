// Every message of a game that every table uses exists in both languages.
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLocale } from "../text/files.ts";
import { Voice, type Language } from "../text/voice.ts";

const HOUSE = "../src/throneroom";
/** Hands are held in some games only; those have the word. */
const FILES = globSync("src/table/*.{ts,svelte}").filter(
  (file) => !file.endsWith(".test.ts") && !file.endsWith("Hand.svelte"),
);
/** Those that have a table here. */
const GAMES = [
  ...globSync(`${HOUSE}/games/*/locales`),
  ...globSync(`${HOUSE}/games/*/*/locales`),
].filter((folder) => existsSync(`src/games/${folder.split("/").at(-2)}/index.ts`));

/** Used only by games with points, and by games with reactions. */
const ELSEWHERE = ["won-points", "standing-card"];

/** Messages that are named in full, also where one of two is said. */
const named = new Set(
  FILES.flatMap((file) =>
    [
      ...readFileSync(file, "utf-8").matchAll(
        /\bvoice(?:\(\))?\.text\(\s*([^`]*?), \{|\bvoice(?:\(\))?\.text\(\s*("[^`]*?)\)/gs,
      ),
    ]
      .flatMap(([, said, alone]) => [
        ...(said ?? alone!).matchAll(/"([a-z][a-z_]*(?:-[a-z_]+)+(?:\.\w+)?)"/g),
      ])
      .map(([, id]) => id!),
  ),
);

test("the sources are read", () => {
  for (const id of ["won-yours", "won-theirs", "event-ended", "note-about.text"])
    expect(named).toContain(id);
  expect(GAMES.length).toBeGreaterThan(4);
});

const cases = GAMES.flatMap((folder) =>
  (["en", "ru"] as const).map((language) => ({ folder, language })),
);
test.each(cases)(
  "$folder in $language",
  ({ folder, language }: { folder: string; language: Language }) => {
    const voice = new Voice(language, [
      ...readLocale("src/locales", language),
      ...readLocale(`${HOUSE}/locales`, language),
      ...readLocale(folder, language),
    ]);
    const missing = [...named].filter((id) => !voice.has(id) && !ELSEWHERE.includes(id));
    expect(missing).toEqual([]);
  },
);
