import { expect, test } from "vitest";
import { icons, shorter } from "./icons.ts";

test("numbers become shorter and stay apart", () => {
  expect(shorter("M496.938 14.063c-95.14 3.496")).toBe("M496.9 14.1c-95.1 3.5");
  expect(shorter("l1.52.02-.04.98")).toBe("l1.5 0-0 1");
  expect(shorter("l3.04.52.96.51")).toBe("l3 .5 1 .5");
});

test("icons that only the page of the furniture names come with it alone", () => {
  const { load } = icons() as { load: (id: string) => string };
  const names = (module: string): string[] =>
    [...load(`\0${module}`).matchAll(/id=\\"g-([a-z0-9-]+)/g)].map(([, name]) => name!);
  const everywhere = names("virtual:icons");
  const apart = names("virtual:icons/furniture");
  expect(everywhere).toContain("meeple");
  expect(apart.length).toBeGreaterThan(10);
  expect(apart.filter((name) => everywhere.includes(name))).toEqual([]);
});
