import { describe, expect, it, vi } from "vitest";
import { readLocale } from "./files.ts";
import { ended, LANGUAGES, once, unended, Voice, type Language } from "./voice.ts";

const HOUSE = "../src/throneroom";
const voice = (language: Language, you: number | null): Voice =>
  new Voice(
    language,
    [
      ...readLocale(`${HOUSE}/locales`, language),
      ...readLocale(`${HOUSE}/games/legends/locales`, language),
    ],
    ["Anna", "Boris"],
    you,
  );
const destroyed = { event: "destroyed", seat: 1, region: "m4", owner: 0, captured: false };
const named = { event: "first_named", seat: 1, first: 0 };
const won = { event: "auction_won", seat: 0, coins: 3, tied: [] };

describe("a sentence with a fault", () => {
  const torn = { id: "event-auction_won", args: { coins: 3 } };

  it("is an error, unless the page would rather show a part of it", () => {
    expect(() => voice("en", null).say(torn)).toThrow("can't be said");
    Voice.lenient = true;
    const report = vi.spyOn(console, "error").mockReturnValue();
    expect(voice("en", null).say(torn)).toContain("for 3");
    expect(voice("en", null).text("no-such")).toBe("no-such");
    expect(report).toHaveBeenCalledTimes(2);
    Voice.lenient = false;
  });

  it("is null where it was only an attempt", () => {
    Voice.lenient = true;
    const anna = voice("en", null);
    expect(anna.attempt(() => anna.text("no-such"))).toBeNull();
    expect(anna.attempt(() => anna.player(0))).toBe("Anna");
    Voice.lenient = false;
  });
});

describe("the reader", () => {
  it("is you in what happened, with the verb that goes with it", () => {
    const [en, ru] = LANGUAGES.map((language) => voice(language, 0)) as [Voice, Voice];
    expect(en.tell(won)).toBe("You win the auction for 3.");
    expect(en.tell(named)).toBe("Boris decides: you begin.");
    expect(en.tell(destroyed)).toContain("Boris destroys an army of yours in");
    expect(en.among(["Clara", "Dan"], 1).tell(named)).toBe("You decide: Clara begins.");
    expect(ru.tell(named)).toBe("Boris решает: начинаете вы.");
    expect(ru.tell(won)).toBe("Вы выигрываете аукцион за 3.");
    expect(ru.tell(destroyed)).toContain("её теряете вы");
    expect(en.address(0)).toBe("You");
  });

  it("is called by name by everybody else, and where a screen is shared", () => {
    for (const you of [1, null])
      expect(voice("en", you).tell(won)).toBe("Anna wins the auction for 3.");
    expect(voice("en", 0).player(0), "on plaques").toBe("Anna");
  });

  it("is still a seat in the parts of a sentence", () => {
    expect(voice("en", 0).tellParts(won)).toEqual([
      { seat: 0, text: "You" },
      " win the auction for 3.",
    ]);
  });
});

it("A sentence before a colon loses its full stop, and only that", () => {
  expect(unended("Costs nothing.")).toBe("Costs nothing");
  expect(unended("St. Anna")).toBe("St. Anna");
});

it("A sentence before another has a full stop, whatever it ends with", () => {
  expect(ended("Регион будет нейтральным")).toBe("Регион будет нейтральным.");
  expect(ended("It would be neutral. +2 points")).toBe("It would be neutral. +2 points.");
  expect(ended("Costs nothing.")).toBe("Costs nothing.");
  expect(ended("")).toBe("");
});

it("Sentences that were put together have one full stop each", () => {
  expect(once("Abbot. Dismissed: a cleric.. Hiring costs 2 silver.")).toBe(
    "Abbot. Dismissed: a cleric. Hiring costs 2 silver.",
  );
});
