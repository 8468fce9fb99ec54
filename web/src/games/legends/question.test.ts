import { describe, expect, it, vi } from "vitest";
import type { LegendsView } from "../../contract/legends.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import { readLocale } from "../../text/files.ts";
import { Voice } from "../../text/voice.ts";
import { hint, preview, result } from "./question.ts";

vi.mock("../../table/layout.svelte.ts", () => ({ screen: { layout: "portrait" } }));

const voice = new Voice("en", readLocale("../src/throneroom/games/legends/locales", "en"), [
  "Maria",
  "Anna",
]);
const question = (kind: string): Question => ({
  ...{ ask: "question", number: 0, seat: 0, kind, prompt: { id: "x" } },
  ...{ lo: 1, hi: 1, ordered: false, choices: [] },
});

describe("what stands beside the seal", () => {
  it("names the army, and who gets a coin, before what comes of it", () => {
    const note = (kind: string, id: string, owner: number | string): string => {
      const choice: Choice = {
        key: `h4:${owner}`,
        text: { id, args: { region: "h4", owner } },
        target: "region/h4",
        about: { told: ["theirs:1"], points: 0, pieces: ["1", "2", "0"] },
      };
      return result(question(kind), [choice], voice).note;
    };
    expect(note("destroy", "option-destroy_at", "neutral")).toBe(
      "Waterfall Lake: a neutral army. Anna would still control it",
    );
    expect(note("recruit", "option-recruit_at", 1)).toBe(
      "Waterfall Lake, a coin to Anna. Anna would still control it",
    );
  });
});

describe("what a step costs", () => {
  it("is a coin, too, where rogues are, and what a rival gets where the army leaves", () => {
    const choice: Choice = {
      key: "h4>h1",
      text: { id: "option-step", args: { start: "h4", end: "h1", cost: 1, way: "land" } },
      target: "region/h1",
      about: {
        told: ["yours", "robbed", "leaves:h4", "gives:h5:1"],
        points: 1,
        pieces: ["1", "0", "0"],
        cost: 1,
        way: "land",
      },
    };
    expect(result(question("march"), [choice], voice).note).toBe(
      "East Horn. You would control it. Rogues would take a coin of yours. Anna would control South Beach. +1 point",
    );
  });
});

describe("where a token goes", () => {
  it("promises no other token where all that wait are alike", () => {
    const choice = (target: string): Choice => ({ key: target, text: { id: "x" }, target });
    const said = (...targets: string[]): string => {
      const asked = { ...question("token"), choices: targets.map(choice) };
      return hint(
        asked,
        { view: {} as LegendsView, options: {} } as Parameters<typeof hint>[1],
        voice,
      );
    };
    expect(said("region/h4", "token/stable")).toContain("Another token may come first.");
    expect(said("region/h4", "region/h5")).toBe("Drag it from the tray, or choose a region.");
  });
});

describe("what a card does", () => {
  it("promises no action of the Fairy Queen's card", () => {
    const card: Choice = { key: "dire_goblin", text: { id: "x" }, target: "market/0" };
    const at = { view: {} as LegendsView, options: {}, events: [], seat: 0, asked: [] };
    const told = (kind: string): string => preview(question(kind), card, at, voice);
    expect(told("take")).toBe("An elixir for the count at the end. March with 5 movement.");
    expect(told("extra")).toBe("An elixir for the count at the end.");
  });
});
