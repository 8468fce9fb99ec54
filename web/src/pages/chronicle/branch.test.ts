import { expect, test, vi } from "vitest";
import { branchName } from "./branch.ts";

vi.mock("../../words.svelte.ts", () => ({
  t: (_: string, { name, number }: { name: string; number: number }) =>
    number === 1 ? `${name}: what if` : `${name}: what if ${number}`,
}));

test("no two branches get the same name", () => {
  const taken = ["Ravens"];
  for (const name of ["Ravens: what if", "Ravens: what if 2", "Ravens: what if 3"]) {
    expect(branchName("Ravens", taken, 60)).toBe(name);
    taken.push(name);
  }
});

test("a branch of a branch says it once", () => {
  expect(branchName("Ravens: what if 2", ["Ravens: what if 2"], 60)).toBe("Ravens: what if");
  expect(branchName("Ravens: what if not", [], 60)).toBe("Ravens: what if not: what if");
});

test("a long name is cut, and what tells them apart stays", () => {
  const first = branchName("The House of Ravens", [], 18);
  expect(first).toBe("The House: what if");
  expect(branchName("The House of Ravens", [first], 18)).toBe("The Hou: what if 2");
});
