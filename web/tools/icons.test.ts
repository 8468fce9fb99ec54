import { expect, test } from "vitest";
import { icons, shorter } from "./icons.ts";

test("numbers become shorter and stay apart", () => {
  expect(shorter("M496.938 14.063c-95.14 3.496")).toBe("M496.9 14.1c-95.1 3.5");
  expect(shorter("l1.52.02-.04.98")).toBe("l1.5 0-0 1");
  expect(shorter("l3.04.52.96.51")).toBe("l3 .5 1 .5");
});

const { load, transform } = icons() as {
  load: (id: string) => string;
  transform: (code: string, id: string) => { code: string } | null;
};
const names = (module: string): string[] =>
  [...load(`\0${module}`).matchAll(/id=\\"g-([a-z0-9-]+)/g)].map(([, name]) => name!);

test.each(["games/legends/", "games/oath/", "pages/furniture/"])(
  "icons that only %s names come with it alone",
  (folder) => {
    const everywhere = names("virtual:icons");
    const apart = names(`virtual:icons/${folder}`);
    expect(everywhere).toContain("meeple");
    expect(apart.length).toBeGreaterThan(10);
    expect(apart.filter((name) => everywhere.includes(name))).toEqual([]);
  },
);

test("a module of a game that names an icon brings the icons of that game", () => {
  const source = (path: string): string => new URL(`../src/${path}`, import.meta.url).pathname;
  const code = 'const mark = "gi:wyvern";';
  expect(transform(code, source("games/legends/Map.svelte"))?.code).toBe(
    `${code}\nimport "virtual:icons/games/legends/";`,
  );
  expect(transform("const mark = 1;", source("games/legends/Map.svelte"))).toBeNull();
  expect(transform(code, source("table/Log.svelte"))).toBeNull();
});
