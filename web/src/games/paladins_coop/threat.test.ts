import { expect, test } from "vitest";
import type { ThreatView } from "../../contract/paladins_coop.ts";
import { readLocale } from "../../text/files.ts";
import { Voice, type Language } from "../../text/voice.ts";
import { takenBy } from "./threat.ts";

const LOCALES = "../src/throneroom/games/west_kingdom/tomesaga/paladins_coop/locales";

const told = (language: Language, ...penalty: string[]): string =>
  takenBy({ penalty } as unknown as ThreatView, new Voice(language, readLocale(LOCALES, language)));

test("what a threat takes, and what it gives", () => {
  expect(told("en", "honour", "silver")).toBe("Each loses 1 honour or 1 silver");
  expect(told("en", "honour", "suspicion")).toBe("Each loses 1 honour or takes a suspicion card");
  expect(told("ru", "suspicion")).toBe("Каждый берёт карту подозрения");
  expect(told("ru", "honour", "workshop")).toBe("Каждый теряет 1 честь или мастерскую");
});
