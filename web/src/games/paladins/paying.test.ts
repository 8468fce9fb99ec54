// A tap on a worker swaps as little as possible, and only to crews that the question offers.
import { expect, test } from "vitest";
import type { Choice } from "../../contract/shared.ts";
import { crewOf } from "./about.ts";
import { inCrew, kindsIn, swapped } from "./paying.ts";

const crew = (...workers: string[]): Choice =>
  ({ key: workers.join("-"), text: { id: "option-crew", args: { workers } } }) as unknown as Choice;
const CREWS = [
  crew("labourer", "scout"),
  crew("scout", "fighter"),
  crew("labourer", "criminal"),
  crew("scout", "criminal"),
  crew("scout", "scout"),
];
const after = (now: readonly string[], kind: string): readonly string[] | null => {
  const index = swapped(CREWS, now, kind);
  return index === null ? null : crewOf(CREWS[index]!);
};

test("a worker who is not in the crew replaces one", () => {
  expect(after(["labourer", "scout"], "fighter")).toEqual(["scout", "fighter"]);
  expect(after(["labourer", "scout"], "criminal")).toEqual(["labourer", "criminal"]);
});

test("one more of a kind, where that is possible", () => {
  expect(after(["labourer", "scout"], "scout")).toEqual(["scout", "scout"]);
});

test("one less where no more can be had", () => {
  expect(after(["scout", "scout"], "scout")).toContain("scout");
  expect(inCrew(after(["scout", "scout"], "scout")!, "scout")).toBe(1);
  expect(after(["labourer", "scout"], "labourer")).not.toContain("labourer");
});

test("nobody is offered who is in no crew", () => {
  expect(kindsIn(CREWS).map(({ kind }) => kind)).toEqual([
    ...["labourer", "scout", "fighter", "criminal"],
  ]);
  expect(kindsIn(CREWS).find(({ kind }) => kind === "scout")!.most).toBe(2);
  expect(after(["labourer", "scout"], "merchant")).toBeNull();
});
