import { expect, test } from "vitest";
import { staysAtEnd } from "./tail.ts";

const box = (scrollTop: number, scrollHeight: number): Parameters<typeof staysAtEnd>[2] => ({
  scrollTop,
  scrollHeight,
  clientHeight: 100,
});

test("whoever is at the end is taken along", () => {
  expect(staysAtEnd(true, 400, box(400, 500))).toBe(true);
});

test("what has grown before the page says that it was scrolled takes nobody away", () => {
  expect(staysAtEnd(true, 400, box(400, 900))).toBe(true);
});

test("whoever goes up reads there, and comes back by going down to the end", () => {
  expect(staysAtEnd(true, 400, box(300, 500))).toBe(false);
  expect(staysAtEnd(false, 300, box(350, 500))).toBe(false);
  expect(staysAtEnd(false, 300, box(370, 500))).toBe(true);
});
