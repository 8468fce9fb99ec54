// The log tells everything that happens on the chronicle board, in each of the three games.
import { expect, test } from "vitest";
import { readLocale } from "../../../text/files.ts";
import { logStyle as architects } from "../../architects/happened.ts";
import { logStyle as paladins } from "../../paladins/happened.ts";
import { logStyle as viscounts } from "../../viscounts/happened.ts";
import { withCampaign } from "./happened.ts";

const LOCALES = "../src/throneroom/games/west_kingdom/campaign/locales";
const EVENTS = readLocale(LOCALES, "en")
  .flatMap((source) => [...source.matchAll(/^event-(\w+) =/gm)])
  .map(([, event]) => event!);

test.each([
  ["architects", architects],
  ["paladins", paladins],
  ["viscounts", viscounts],
])("%s tells them beside its own", (_, log) => {
  const whole = withCampaign(log);
  expect(EVENTS).toContain("chronicle_taken");
  for (const event of EVENTS) expect(whole({ event }, undefined, undefined)).not.toBeNull();
  expect(whole({ event: "ended" }, undefined, undefined)).not.toBeNull();
  expect(whole({ event: "turn_began" }, undefined, undefined)).toBeNull();
});
