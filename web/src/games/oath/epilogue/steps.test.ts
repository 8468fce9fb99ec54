import { expect, test } from "vitest";
import type { OathView } from "../../../contract/oath.ts";
import type { GameEvent } from "../../../net/live.svelte.ts";
import { countOf, isWritten, joined, mapAfter, oathAfter, steps } from "./steps.ts";

const REGIONS = ["cradle", "cradle", "provinces", "hinterland"];
const EVENTS = [
  { event: "oath_sworn", oath: "of an earlier game" },
  { event: "won", seat: 1 },
  { event: "oath_sworn", seat: 1, oath: "devotion" },
  { event: "offered", seat: 1, to: 2 },
  { event: "role_changed", seat: 2, role: "citizen" },
  { event: "role_changed", seat: 3, role: "exile" },
  { event: "fell", card: "keep", ruin: "fallen_keep", slot: 2, site: "river" },
  { event: "sites_lost", sites: ["mine"], was: ["mine", "plains", "river", ""] },
  { event: "map_renewed", sites: ["plains", "", "", "river"] },
  { event: "cards_added", suits: ["order", "hearth", "beast"] },
  { event: "cards_lost", count: 6 },
  { event: "relics_laid", count: 2 },
  { event: "chronicle_written", seat: 1 },
] as unknown as GameEvent[];
const VIEW = {
  places: ["plains", null, null, "river"].map((site, slot) => ({
    region: REGIONS[slot],
    site,
    cards: site === "river" ? ["fallen_keep"] : [],
    relics: site === "plains" ? [null] : [],
  })),
} as unknown as OathView;

const all = steps(EVENTS);
const until = (shows: string) => all.slice(0, all.findIndex((step) => step.shows === shows) + 1);

test("only what follows the victory is told, like things together", () => {
  expect(all.map(({ shows }) => shows)).toEqual([
    ...["oath", "people", "ruins", "lost", "map", "cards", "driven", "relics", "written"],
  ]);
  expect(all[1]!.events).toHaveLength(2);
  expect(isWritten(EVENTS)).toBe(true);
  expect(isWritten(EVENTS.slice(0, -1))).toBe(false);
  expect(oathAfter(until("oath"))).toBe("devotion");
});

test("the old map stays until the new one is laid out", () => {
  const sites = (shows: string): string[] => mapAfter(until(shows), all, VIEW).map((t) => t.site);
  expect(sites("oath")).toEqual(["mine", "plains", "river", ""]);
  expect(mapAfter(until("oath"), all, VIEW).some(({ gone }) => gone)).toBe(false);
  expect(mapAfter(until("ruins"), all, VIEW)[2]!.cards).toEqual(["fallen_keep"]);
  const leaves = mapAfter(until("lost"), all, VIEW).map(({ gone }) => gone);
  expect(leaves).toEqual([true, false, false, true]);
  expect(sites("map")).toEqual(["plains", "", "", "river"]);
  expect(mapAfter(until("map"), all, VIEW)[0]!.relics).toBe(0);
  expect(mapAfter(all, all, VIEW)[0]!.relics).toBe(1);
});

test("whoever came later sees the new map at once", () => {
  const late = all.slice(-3);
  expect(mapAfter([], late, VIEW).map(({ site }) => site)).toEqual(["plains", "", "", "river"]);
});

test("cards are counted once they are told", () => {
  expect(joined(until("map"))).toEqual([]);
  expect(joined(until("cards")).map(({ count }) => count)).toEqual([3, 2, 1]);
  expect(countOf(until("cards"), "cards_lost")).toBe(null);
  expect(countOf(all, "cards_lost")).toBe(6);
  const healed = steps([{ event: "archive_healed", suit: "order", count: 5 } as never]);
  expect(joined(healed)).toEqual([{ suit: "order", count: 5 }]);
});
