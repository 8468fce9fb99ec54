import { describe, expect, it, test } from "vitest";
import type { Choice, Question } from "../../contract/shared.ts";
import { readLocale } from "../../text/files.ts";
import { Voice } from "../../text/voice.ts";
import * as question from "./question.ts";

const GAME = "../src/throneroom/games/fallen_lands";
const voice = new Voice("en", readLocale(`${GAME}/locales`, "en"));

const option = (key: string, about: Choice["about"] = {}): Choice => ({
  key,
  text: { id: "option-field", args: { number: 1 } },
  target: "",
  about,
});
const asked = (kind: string, args: Record<string, unknown>, choices: Choice[]): Question =>
  ({
    ask: "question",
    number: 0,
    seat: 0,
    kind,
    prompt: { id: `prompt-${kind}`, args },
    lo: 1,
    hi: 1,
    ordered: false,
    choices,
  }) as Question;

const field = option("field:12", {
  level: 9,
  attack: 4,
  support: 9,
  sum: 13,
  reward: 9,
  helpers: ["field:3", "field:4"],
  opens: [],
  tires: ["warrior", "warrior", "mage"],
});
const conquest = {
  ...asked("conquer", { card: "halberdiers", magic: ["magic_sword"], attack: 4 }, [
    field,
    option("strength_potion", { boost: 1, reach: ["field:12"] }),
  ]),
  by: "halberdiers",
};

describe("an action in the making", () => {
  it("is made of a card and the magic with it", () => {
    expect(question.taken(conquest)).toEqual(["halberdiers", "magic_sword"]);
    expect(question.tires(conquest)).toEqual({ warrior: 2, craftsman: 0, mage: 1 });
  });

  it("has none yet while a card is being chosen", () => {
    expect(question.taken(asked("action", {}, [option("claim")]))).toEqual([]);
  });

  it("says what is missing where no field can be chosen yet", () => {
    const [place, magic] = [option("field:3"), option("magic_builder")];
    const under = (kind: string, choices: Choice[], joined: unknown = "none"): string =>
      question.hint(asked(kind, { magic: joined }, choices), { view: {} } as never, voice);
    expect(under("build", [magic])).toBe(voice.text("hint-build_magic"));
    expect(under("conquer", [magic])).toBe("Without magic it takes no field: add some.");
    expect(under("conquer", [magic], ["magic_sword"])).toContain("Without more magic");
    expect(under("build", [place, magic])).toBe("");
    expect(under("conquer", [place, magic])).toBe(voice.text("hint-conquer"));
  });

  it("asks for more magic only where there is some", () => {
    const told = (kind: string, key: string): string =>
      question.preview(asked(kind, {}, []), option(key, { reach: [] }), {} as never, voice);
    expect(told("action", "knights")).toContain("Takes no field without magic.");
    expect(told("conquer", "strength_potion")).toContain("Takes no field without more magic.");
  });

  it("quotes magic that is an action of its own, in Russian as a sentence of its own", () => {
    const russian = new Voice("ru", readLocale(`${GAME}/locales`, "ru"));
    const told = (by: Voice): string =>
      question.preview(asked("action", {}, []), option("plague"), {} as never, by);
    expect(told(voice)).toMatch(/^Plague: All other players/);
    expect(told(russian)).toMatch(/^Чума\. Остальные игроки/);
  });

  it("says whether any card can be played", () => {
    const card = { ...option("claim"), target: "hand/claim" };
    const under = (choices: Choice[]): string =>
      question.hint(asked("action", {}, choices), { view: {} } as never, voice);
    const end = { ...option("end"), target: "hand/end" };
    expect(under([card, end])).toContain("Lit cards");
    expect(under([end])).toContain("no card");
  });

  it("tells nobody to play a card where none can be played", () => {
    const title = (...choices: Choice[]): string =>
      question.asks(asked("action", {}, choices), voice);
    const [end, stop] = [option("end"), { ...option("stop"), aside: true }];
    expect(title(option("claim"), option("study"), end)).toBe("Play a card, or end your actions.");
    expect(title(option("study"), end, stop)).toBe("Let a Mage study, or end your actions.");
    expect(title(end, stop)).toBe("End your actions.");
  });

  it("says what follows of cards only where one can be played", () => {
    const under = (...choices: Choice[]) => question.follows(asked("action", {}, choices));
    expect(under(option("claim"), option("study"), option("end"))).toBeNull();
    expect(under(option("study"), option("end"))).toBe("studies");
    expect(voice.has("follows-action.studies")).toBe(true);
  });

  it("is told to be lent point by point", () => {
    const lender = asked("lender", { count: 2 }, [option("player:1"), option("player:2")]);
    expect(question.hint(lender, { view: {} } as never, voice)).toContain("one point");
  });

  it("is helped by others only where their Support is borrowed", () => {
    expect(question.lends(conquest)).toBe(false);
    const lent = option("field:12", { borrowed: 2 });
    expect(question.lends(asked("conquer", {}, [field, lent]))).toBe(true);
  });

  it("gives away what is chosen for an exchange, and tires nobody", () => {
    const exchange = asked("exchange", { chosen: ["claim", "flood"], count: 1 }, []);
    expect(question.taken(exchange)).toEqual(["claim", "flood"]);
    expect(question.tires(exchange)).toEqual({});
  });
});

describe("a field", () => {
  it("is weighed before it is taken; magic joins at once", () => {
    expect(question.weighs(conquest, field)).toBe(true);
    expect(question.weighs(conquest, conquest.choices[1]!)).toBe(false);
  });

  it("says what it is made of", () => {
    expect(question.about(field)).toMatchObject({ sum: 13, helpers: [3, 4], opens: [] });
  });

  it("names the result on the seal", () => {
    expect(question.result(conquest, [field], voice).button).toBe("Conquer, +9");
    const { note } = question.result(conquest, [field], voice);
    expect(note).toBe("Field 9: Attack 4 and Support 9 make 13.");
    const horn = option("field:12", { ...field.about, reward: 0 });
    const unpaid = question.result(conquest, [horn], voice);
    expect(unpaid).toEqual({ button: "Conquer", note: `${note} It brings no coins.` });
    expect(question.result(conquest, [], voice)).toEqual({ button: "", note: "" });
  });

  it("is told with its strength in the list of options", () => {
    expect(question.label(conquest, field, voice)).toBe("Field 9: your strength is 13");
  });
});

describe("the seal", () => {
  it("ends the actions when nothing else can be done", () => {
    const done = [option("end"), { ...option("stop"), aside: true }];
    expect(question.main(asked("action", {}, done))).toBe("end");
    expect(question.main(asked("action", {}, [option("claim"), ...done]))).toBe(null);
  });

  it("stands for an exchange once it comes out even", () => {
    expect(question.main(asked("exchange", {}, [option("trade")]))).toBe("trade");
    expect(question.main(asked("exchange", {}, [option("claim")]))).toBe(null);
  });
});

test("an action can be left for another card, an exchange begun again", () => {
  expect(question.back(conquest, voice)).toBe("Another card");
  expect(question.back(asked("exchange", { chosen: ["claim"] }, []), voice)).toBe("Start over");
  expect(question.back(asked("action", {}, [option("end")]), voice)).toBe(null);
});

test("the actions can be ended with a card half played, not an exchange", () => {
  expect(question.ways(conquest, voice)).toEqual([{ text: "End the actions", keys: ["end"] }]);
  expect(question.ways(asked("exchange", { chosen: ["claim"] }, []), voice)).toEqual([]);
  expect(question.ways(asked("action", {}, [option("end")]), voice)).toEqual([]);
});

test("a seal says what is done with what is chosen", () => {
  const warrior = { ...option("warrior"), text: { id: "follower-warrior", args: {} } };
  expect(question.label(asked("follower", {}, [warrior]), warrior, voice)).toBe("Take the Warrior");
  const claim = { ...option("claim"), text: { id: "card-claim", args: {} } };
  expect(question.seals(asked("thief_card", {}, [claim]), claim, voice)).toBe("Take Claim");
  expect(question.seals(asked("action", {}, [claim]), claim, voice)).toBe("Play Claim");
  const rival = { ...option("player:1"), text: { id: "option-player", args: { player: 1 } } };
  const named = new Voice(
    "en",
    [...readLocale(`${GAME}/locales`, "en"), "player = { $name }"],
    ["Anna", "Boris"],
  );
  expect(question.label(asked("thief", {}, [rival]), rival, named)).toBe(
    "Look at the cards of Boris",
  );
});
