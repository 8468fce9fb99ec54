import { beforeEach, expect, test, vi } from "vitest";
import type { State } from "../contract/server.ts";
import { LiveTable } from "./live.svelte.ts";

const sent: { type: string; number?: number }[] = [];

class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = Wire.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    Wire.last = this;
  }

  send(text: string): void {
    sent.push(JSON.parse(text) as (typeof sent)[number]);
  }

  close(): void {
    this.onclose?.({ code: 1000, reason: "" });
  }
}

const hear = (message: object): void => Wire.last.onmessage?.({ data: JSON.stringify(message) });
const state = (number: number | null, can_undo: number | null = null): Partial<State> => ({
  ...{ type: "state", seat: 0, number, can_undo, events: [], events_from: 0 },
});

const event = (n: number): object => ({ event: "drew", n });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("window", { addEventListener: vi.fn(), setTimeout: vi.fn() });
  vi.stubGlobal("document", { addEventListener: vi.fn() });
  vi.stubGlobal("location", { origin: "http://table" });
});

function joined(): LiveTable {
  const live = new LiveTable("t");
  Wire.last.onopen?.();
  hear(state(3));
  return live;
}

test("nothing is answered twice while the first answer is on its way", () => {
  const live = joined();
  live.answer("silver");
  live.answer("gold");
  expect(sent.map(({ type, number }) => [type, number])).toEqual([["answer", 3]]);
  hear(state(6, 6));
  hear({ type: "accepted", number: 3 });
  live.answer("gold");
  expect(sent.map(({ number }) => number)).toEqual([3, 6]);
});

test("word of an earlier answer does not make room for a second undo", () => {
  const live = joined();
  live.answer("spearmen");
  hear(state(6, 6));
  live.undo(true);
  hear({ type: "accepted", number: 3 });
  live.undo(true);
  expect(sent.filter(({ type }) => type === "undo")).toHaveLength(1);
  hear(state(9));
  hear({ type: "accepted", number: 6 });
  expect(live.pending).toBeNull();
});

test("others' answers do not make room for a second undo either", () => {
  const live = joined();
  hear(state(null, 6));
  live.undo();
  hear(state(null, 6));
  live.undo();
  expect(sent).toHaveLength(1);
});

test("a refusal and a lost connection leave nothing on its way", () => {
  const live = joined();
  live.answer("gold");
  hear({ type: "refused", code: "illegal_answer", text: "", number: 3 });
  expect(live.pending).toBeNull();
  live.answer("silver");
  Wire.last.onclose?.({ code: 1006, reason: "" });
  expect(live.pending).toBeNull();
});

test("of a long game the last events are known, and earlier ones are fetched by pages", async () => {
  const live = new LiveTable("t");
  const numbers = (): unknown[] => live.events.map(({ n }) => n);
  hear({ ...state(null), events: [event(7), event(8)], events_from: 7 });
  hear({ ...state(null), events: [event(9)], events_from: 9 });
  expect(numbers()).toEqual([7, 8, 9]);
  hear({ ...state(null), events: [event(80)], events_from: 8 }); // an answer was undone
  expect(numbers()).toEqual([7, 80]);
  const fetched = vi.fn(() =>
    Promise.resolve(Response.json({ events: [event(5), event(6)], events_from: 5 })),
  );
  vi.stubGlobal("fetch", fetched);
  await live.fetchEarlier();
  expect(fetched).toHaveBeenCalledWith("/api/tables/t/log?before=7&seat=0", { method: "GET" });
  expect([numbers(), live.before]).toEqual([[5, 6, 7, 80], 5]);
  hear({ ...state(null), events: [event(20)], events_from: 20 }); // the events in between are missing
  expect([numbers(), live.before]).toEqual([[20], 20]);
  hear({ ...state(null), events: [event(0)], events_from: 0 });
  expect([numbers(), live.before]).toEqual([[0], 0]);
});

test("a question that another device answers is overtaken, one that is answered here is not", () => {
  const live = joined();
  const asks = { question: { ask: "question" } };
  hear({ ...state(3), ...asks });
  live.answer("silver");
  hear({ ...state(4), ...asks });
  hear({ type: "accepted", number: 3 });
  expect(live.overtaken).toBe(-Infinity);
  hear({ ...state(4), ...asks });
  expect(live.overtaken, "the same question, after others have answered").toBe(-Infinity);
  hear({ ...state(5), ...asks });
  expect(live.overtaken).toBeGreaterThan(-Infinity);
});

test("a question that is taken back here is not overtaken", () => {
  const live = joined();
  hear({ ...state(3, 2), question: { ask: "question" } });
  live.undo();
  hear({ ...state(2), question: { ask: "question" } });
  expect(live.overtaken).toBe(-Infinity);
});

test("scenes of a state go along with those that follow it, until what they show is taken back", () => {
  const live = joined();
  const places = (): number[] => (live.state?.scenes ?? []).map(({ at }) => at);
  hear({ ...state(null), events: [event(0), event(1)], scenes: [{ at: 1 }, { at: 2 }] });
  hear({ ...state(null), events: [event(2)], events_from: 2 });
  expect(places()).toEqual([1, 2]);
  hear({ ...state(null), events: [event(3)], events_from: 3, scenes: [{ at: 4 }] });
  expect(places()).toEqual([1, 2, 4]);
  hear({ ...state(null), events: [event(9)], events_from: 1 });
  expect(places()).toEqual([1]);
  hear({ ...state(null), seat: 1 });
  expect(places()).toEqual([]);
});

test("lines said after one came are news until one reads them, the first one too", () => {
  const line = (number: number): object => ({ number, name: "Anna", person: "a", text: "", at: 0 });
  const live = joined();
  hear({ type: "said", lines: [] });
  expect(live.unread).toBe(0);
  hear({ type: "said", lines: [line(1)] });
  hear({ type: "said", lines: [line(2)] });
  expect(live.unread).toBe(2);
  live.readChat();
  hear({ type: "said", lines: [line(3)] });
  expect(live.unread).toBe(1);

  const late = joined();
  hear({ type: "said", lines: [line(1), line(2)] });
  expect(late.unread).toBe(0);
});

test("one's own words are no news", () => {
  const live = joined();
  hear({ type: "table", you: "anna", yours: [0], table: {} });
  const line = (number: number, person: string): object => ({ number, person, text: "Hello" });
  hear({ type: "said", lines: [] });
  hear({ type: "said", lines: [line(1, "anna"), line(2, "boris")] });
  expect(live.unread).toBe(1);
  expect(live.news).toBe(1);
  live.readChat();
  expect(live.news).toBe(1);
});
