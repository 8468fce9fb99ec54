import { expect, test } from "vitest";
import { filled } from "./hall.ts";

test("workers beside the Guildhall fill no space", () => {
  expect(filled({ workers: [0, 1, 0], spaces: 12 })).toEqual({ n: 3, spaces: 12 });
  expect(filled({ workers: [0, 1, 0], spaces: 2 })).toEqual({ n: 2, spaces: 2 });
});
