import { describe, expect, it } from "vitest";
import { Voice } from "../text/voice.ts";
import { deedOf, plainText, turns, whole } from "./log.ts";

const SOURCE = `
card-moat = Moat
log-turn = Turn { $turn } · { $name }
log-round = Round { $turn } · { $name }
log-setup = Setup
event-played = { PLAYER($seat) } plays { NAME($card) }.
event-ended = The game is over.
`;
const voice = new Voice("en", [SOURCE], ["Maria", "Anna"]);
const game = {
  counts: "turn",
  setsUp: [] as readonly string[],
  log: (event: { event: string }) =>
    event.event === "cleaned_up" ? null : ({ icon: "gi:castle" } as const),
} as const;
const played = (seat: number) => ({ event: "played", seat, card: "moat" });

describe("the log", () => {
  it("has a heading for the first turn, which no event begins", () => {
    expect(turns([played(1)], game, voice)).toMatchObject([{ seat: 1, title: "Turn 1 · Anna" }]);
  });

  it("names what there is nothing to read about in plain words", () => {
    const names = (unread: string[]): unknown[] =>
      turns([played(1)], { ...game, unread }, voice)[0]!.lines[0]!.parts;
    expect(names([])).toContainEqual({ thing: "card/moat", text: "Moat" });
    expect(names(["card"])).toEqual(["plays ", "Moat"]);
  });

  it("counts on in a game that was begun in its middle", () => {
    const began = (seat: number, turn: number) => ({ event: "turn_began", seat, turn });
    const title = (...events: { event: string; seat: number }[]) =>
      turns([played(1), ...events], game, voice)[0]!.title;
    expect(title(began(0, 7), began(1, 7))).toBe("Turn 6 · Anna");
    expect(title(began(0, 7))).toBe("Turn 7 · Anna");
    expect(title(began(0, 1), began(1, 2))).toBe("Turn 1 · Anna");
    expect(turns([played(1)], game, voice, 10)[0]!.title).toBe("Turn 10 · Anna");
  });

  it("begins a turn where an event says so, and leaves out what has no style", () => {
    const events = [
      played(0),
      { event: "cleaned_up", seat: 0 },
      { event: "turn_began", seat: 1, turn: 1 },
    ];
    const told = turns(events, game, voice);
    expect(told.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it("tells of the setting up before the first turn, where there is one", () => {
    const events = [played(1), { event: "turn_began", seat: 0, round: 1 }];
    const told = turns(events, { ...game, counts: "round", setsUp: ["played"] }, voice);
    expect(told.map(({ title }) => title)).toEqual(["Setup", "Round 1 · Maria"]);
  });

  it("puts what a lord without turns does under his own name", () => {
    const said = new Voice(
      "en",
      [SOURCE, "opponent-own = Overlord\nevent-struck = It strikes."],
      ["Maria", "Anna"],
    );
    const events = [
      { event: "turn_began", seat: 1, turn: 3 },
      { event: "struck", round: 3 },
      played(1),
    ];
    const lordActs = ({ event }: { event: string }) => event === "struck";
    const [, his] = turns(events, { ...game, lordActs }, said);
    expect([his!.lord, his!.title]).toEqual([true, "Turn 3 · Overlord"]);
    expect(plainText(his!.lines[1]!.parts)).toBe("Anna plays Moat");
  });

  it("knows the deed that something came of", () => {
    const styled = {
      log: ({ event }: { event: string }) =>
        ({ icon: "gi:castle", inset: event !== "played" }) as const,
    };
    const [gained, drew] = [
      { event: "gained", seat: 0 },
      { event: "drew", seat: 1 },
    ];
    const events = [{ event: "turn_began", seat: 1 }, drew, played(1), gained];
    expect(deedOf(gained, events, styled)).toBe(events[2]);
    expect(deedOf(events[2]!, events, styled)).toBeNull();
    expect(deedOf(drew, events, styled)).toBeNull();
  });

  it("names who is on turn once, and everybody else", () => {
    const lines = turns([played(0), played(1)], game, voice)[0]!.lines;
    expect(lines.map((line) => plainText(line.parts))).toEqual(["plays Moat", "Anna plays Moat"]);
  });

  it("counts what is alike in a row, where the game wants that", () => {
    const events = [played(0), played(0), played(1), played(0)];
    const counted = { ...game, log: () => ({ icon: "gi:castle", counted: true }) as const };
    const lines = turns(events, counted, voice)[0]!.lines;
    expect(lines.map(({ times, number }) => [times, number])).toEqual([
      [2, 1],
      [1, 2],
      [1, 3],
    ]);
  });

  it("knows the things it names", () => {
    const [line] = turns([played(0)], game, voice)[0]!.lines;
    expect(line!.parts).toEqual(["plays ", { thing: "card/moat", text: "Moat" }]);
  });

  it("keeps quotes and stops with the name that they touch", () => {
    const [lake, wood] = ["Lake", "Wood"].map((text) => ({ thing: text, text }));
    expect(whole(["leads an army: «", lake!, "», (", wood!, "), 2"])).toEqual([
      "leads an army: ",
      { ...lake, before: "«", after: "»," },
      " ",
      { ...wood, before: "(", after: ")," },
      " 2",
    ]);
  });
});
