import { expect, it } from "vitest";
import { readLocale } from "../text/files.ts";
import { Voice } from "../text/voice.ts";
import { whyNot } from "./why.ts";

const voice = new Voice("en", readLocale("../src/throneroom/games/dominion/locales", "en"));

it("is the game's reason, or a general one", () => {
  const reason = { id: "why-empty_pile", args: { card: "moat" } };
  const said = (why: { what: string; reason: typeof reason | null } | null): string =>
    whyNot(why, voice, "Not now.");
  expect(said({ what: "supply/moat", reason })).toBe("The Moat pile is empty.");
  expect(said({ what: "supply/moat", reason: null })).toBe("Not now.");
  expect(said(null)).toBe("");
});
