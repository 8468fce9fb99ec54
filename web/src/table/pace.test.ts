import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { State } from "../contract/server.ts";
import { isNews, Pace, pause, type Shown } from "./pace.svelte.ts";

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
    standing_choices: {},
    events: [],
    events_from: 0,
    outcome: null,
    times: null,
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

  it("is an answer of theirs that tells nothing, too", () => {
    expect(isNews(shown(2), shown(2))).toBe(true);
  });

  it("is no undo, and no other seat's view", () => {
    expect(isNews(shown(2), shown(1))).toBe(false);
    expect(isNews(shown(1), shown(2, { seat: 1 }))).toBe(false);
  });

  it("goes a little faster the more there is, but never too fast to see", () => {
    expect(pause("calm", 1)).toBe(1000);
    expect(pause("calm", 50)).toBe(600);
    expect(pause("brisk", 1)).toBeGreaterThan(pause("brisk", 4));
    expect(pause("brisk", 50)).toBe(140);
  });
});

describe("the pace", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("holds what strikes the reader until it was seen", () => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("window", { setTimeout });
    const pace = new Pace(
      () => "calm",
      ({ event }, seat) => event === "bought" && seat === 0,
    );
    for (const step of [1, 2, 3]) pace.heard(shown(step));
    vi.advanceTimersByTime(1000);
    expect([pace.shown?.events.length, pace.held, pace.waiting]).toEqual([2, true, 1]);
    expect(pace.struck).toEqual(pace.shown?.events.slice(1));
    vi.advanceTimersByTime(60_000);
    expect(pace.shown?.events.length).toBe(2);
    pace.goOn();
    expect([pace.shown?.events.length, pace.held, pace.waiting]).toEqual([3, false, 0]);
  });

  it("holds it, too, when somebody then answers and nothing is told of it", () => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("window", { setTimeout });
    const pace = new Pace(
      () => "calm",
      ({ event }) => event === "bought",
    );
    const silent = (events: number) =>
      shown(events, { view: "silent" } as unknown as Partial<State>);
    for (const step of [shown(1), silent(1), shown(2), silent(2), shown(3)]) pace.heard(step);
    vi.advanceTimersByTime(1);
    // It takes no time, and the next step still has its own.
    expect([pace.shown?.state.view, pace.shown?.events.length]).toEqual(["silent", 1]);
    vi.advanceTimersByTime(1000);
    expect([pace.shown?.events.length, pace.held, pace.waiting]).toEqual([2, true, 2]);
    vi.advanceTimersByTime(60_000);
    expect(pace.held).toBe(true);
    pace.goOn();
    expect([pace.shown?.state.view, pace.held]).toEqual(["silent", false]);
    vi.advanceTimersByTime(1000);
    expect(pace.shown?.events.length).toBe(3);
  });

  it("lets what follows wait while a turn of the house is watched", () => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("window", { setTimeout });
    const pace = new Pace(
      () => "calm",
      () => false,
    );
    pace.heard(shown(1));
    pace.heard(shown(2));
    pace.pause(true);
    pace.heard(shown(3));
    vi.advanceTimersByTime(60_000);
    expect([pace.shown?.events.length, pace.waiting]).toEqual([1, 2]);
    pace.pause(false);
    vi.advanceTimersByTime(1);
    expect(pace.shown?.events.length).toBe(2);
    vi.advanceTimersByTime(1000);
    expect([pace.shown?.events.length, pace.waiting]).toEqual([3, 0]);
  });

  it("skips ahead, and at once waits for nothing", () => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("window", { setTimeout });
    const calm = new Pace(
      () => "calm",
      () => true,
    );
    const quick = new Pace(
      () => "at_once",
      () => true,
    );
    for (const step of [1, 2, 3]) {
      calm.heard(shown(step));
      quick.heard(shown(step));
    }
    expect([calm.shown?.events.length, calm.waiting]).toEqual([1, 2]);
    expect([quick.shown?.events.length, quick.held]).toEqual([3, false]);
    calm.skip();
    expect([calm.shown?.events.length, calm.waiting, calm.held]).toEqual([3, 0, false]);
  });
});
