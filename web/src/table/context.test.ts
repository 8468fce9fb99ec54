// Values that change with language or seat are read from the table each time, because a copy would
// not change.
import { expect, it } from "vitest";

const components = import.meta.glob<string>("../{table,games,pages,replay}/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("is never taken out of its table once and for all", () => {
  const copied = Object.entries(components).filter(([, source]) =>
    /^ {2}const \{[^}]*\b(voice|names|game)\b[^}]*\} = (getTable\(\)|table);/m.test(source),
  );
  expect(copied.map(([path]) => path)).toEqual([]);
});
