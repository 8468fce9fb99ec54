import { describe, expect, it } from "vitest";
import type { State } from "../contract/server.ts";
import { isNews, pause, type Shown } from "./pace.svelte.ts";

const EVENTS = [{ event: "played" }, { event: "bought" }, { event: "cleaned_up" }];

const shown = (events: number, given: Partial<State> = {}): Shown => ({
  state: {
    type: "state",
    seat: 0,
    view: null,
    question: { ask: "waiting", seats: [1] },
    number: null,
    can_undo: null,
    can_undo_whole: false,
    standing: {},
    events: [],
    events_from: 0,
    outcome: null,
    ...given,
  },
  events: EVENTS.slice(0, events),
});

describe("what is shown step by step", () => {
  it("is what others do", () => {
    expect(isNews(shown(1), shown(2))).toBe(true);
  });

  it("is not what came of one's own answer", () => {
    const asked = shown(1, { question: { ask: "question" } as State["question"] });
    expect(isNews(asked, shown(2))).toBe(false);
  });

  it("is no undo, and no other seat's view", () => {
    expect(isNews(shown(2), shown(1))).toBe(false);
    expect(isNews(shown(1), shown(2, { seat: 1 }))).toBe(false);
  });

  it("goes faster the more there is, but never too fast to see", () => {
    expect(pause(1)).toBeGreaterThan(pause(4));
    expect(pause(50)).toBe(140);
  });
});
