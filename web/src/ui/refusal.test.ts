import { expect, it, vi } from "vitest";
import { Refused } from "../net/api.ts";
import { readLocale } from "../text/files.ts";
import { Voice } from "../text/voice.ts";

const HOUSE = "../src/throneroom/locales";

const query = { matches: false, addEventListener: () => undefined };
vi.stubGlobal("window", { matchMedia: () => query, addEventListener: () => undefined });
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["ru"] });
const { words } = await import("../words.svelte.ts");
const { refusalOf, refusalText } = await import("./refusal.ts");

it("says in the reader's language what is wrong with options", async () => {
  words.voice = new Voice("ru", [...readLocale(HOUSE, "ru"), ...readLocale("src/locales", "ru")]);
  const english = "layout: 'x' is not one of ring, t.";
  const said = {
    id: "refused-one-of",
    args: { place: "layout", given: "'x'", allowed: "ring, t" },
  };
  expect(await refusalText(new Refused("bad_options", english, said))).toBe(
    "layout: 'x' не подходит; можно: ring, t.",
  );
  expect(await refusalText(new Refused("bad_options", english))).toContain(
    `Подробности по-английски: ${english}`,
  );
});

it("says in the reader's language why an answer is refused, or a table", async () => {
  const wrong = { id: "refused-choose-exactly", args: { count: 2, given: 3 } };
  expect(await refusalText(new Refused("illegal_answer", "Choose exactly 2.", wrong))).toBe(
    "Сейчас так сделать нельзя. Нужно выбрать ровно 2, а не 3.",
  );
  const tables = { id: "refused-tables", args: {} };
  expect(await refusalText(new Refused("too_many", "Too many tables.", tables))).toBe(
    "У вас слишком много столов: доиграйте или закройте какой-нибудь.",
  );
});

it("finds a game's own words for a position; of a game that it lacks it tells the English ones", async () => {
  const english = "state.deck: there is one 'lake', not 2.";
  const said = {
    id: "refused-one-card",
    args: { place: "state.deck", thing: "'lake'", given: "2" },
  };
  expect(await refusalText(new Refused("bad_options", english, said, "legends"))).toContain(
    "state.deck: карта 'lake' в партии одна, а не 2.",
  );
  expect(await refusalText(new Refused("bad_options", english, said, "chess"))).toContain(english);
});

it("says in one sentence what is wrong with a chronicle, and where", async () => {
  const english = "map[2]: cards can't lie at a site that is face down or missing.";
  const said = {
    id: "refused-line-nowhere",
    args: { place: "map[2]", part: "map_card", number: "3" },
  };
  expect(await refusalText(new Refused("bad_saga", english, said, "oath"))).toBe(
    "Поле, локация 3: у закрытой или отсутствующей локации не может лежать карт.",
  );
});

it("says only what is wrong with a plan: it is no game", async () => {
  const english = "plan.toml: buy, number 2: 'wich': no card is called 'wich'.";
  const said = {
    id: "strategy-bad-no-card-near",
    args: { at: "plan.toml: buy 2: 'wich': ", given: "wich", near: "witch" },
  };
  expect(await refusalText(new Refused("bad_plan", english, said, "dominion"))).toBe(
    "plan.toml: buy 2: 'wich': карты «wich» нет (может быть, «witch»?).",
  );
});

it("says what a table refuses in the reader's language, by its code where there are no words", () => {
  const said = { id: "refused-bot-plays", args: {} };
  expect(refusalOf({ code: "not_now", said })).toBe(
    "За вас играет бот: сначала верните себе место.",
  );
  expect(refusalOf({ code: "not_now" })).toBe("На этом этапе партии так сделать нельзя.");
});
