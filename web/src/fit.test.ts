import { expect, test } from "vitest";
import { fit } from "./fit.ts";

test.each([
  ["/", "/", {}],
  ["/mine", "/mine/", {}],
  ["/table/:id", "/table/abc", { id: "abc" }],
  ["/rules/:game", "/rules/a%20b", { game: "a b" }],
  ["/rules/:game", "/rules/50%", { game: "50%" }],
  ["/table/:id", "/table", null],
  ["/table/:id", "/tables/abc", null],
  ["/", "/mine", null],
])("%s and %s", (pattern, path, params) => {
  expect(fit(pattern, path)).toEqual(params);
});
