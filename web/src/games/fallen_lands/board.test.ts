import { describe, expect, it } from "vitest";
import type { FallenLandsView, FieldView } from "../../contract/fallen_lands.ts";
import { readLocale } from "../../text/files.ts";
import { Voice } from "../../text/voice.ts";
import {
  boxOf,
  called,
  fieldLabel,
  fieldLine,
  hexes,
  placed,
  sample,
  SIZE,
  where,
} from "./board.ts";
import { BOARDS, LEVELS } from "./cards/facts.ts";

const voice = new Voice("en", readLocale("../src/throneroom/games/fallen_lands/locales", "en"), [
  "Maria",
  "Anna",
]);
const field = (q: number, r: number, more: Partial<FieldView> = {}): FieldView => ({
  q,
  r,
  level: 9,
  monster: "cyclopes",
  owner: null,
  troop: null,
  fortification: null,
  support: 0,
  claim: null,
  flooded: false,
  around: [0, 0],
  ...more,
});
const view = {
  rows: [2, 3, 2],
  fields: [
    field(0, -1),
    field(1, -1),
    field(-1, 0),
    field(0, 0, { owner: 1, troop: "catapult", fortification: "fortress", support: 7 }),
    field(1, 0, { claim: 0 }),
    field(-1, 1, { flooded: true }),
    field(0, 1),
  ],
} as FallenLandsView;

it.each(BOARDS)("is drawn before the game in the shape of the box: $rows", (board) => {
  const fields = sample(board);
  const rows = [...new Set(fields.map(({ r }) => r))].map(
    (row) => fields.filter(({ r }) => r === row).length,
  );
  expect(rows).toEqual(board.rows);
  for (const { level, monster } of fields) expect(LEVELS[level]!.monster).toBe(monster);
  for (const [key, { three, all }] of Object.entries(LEVELS)) {
    const count = fields.filter(({ level }) => level === Number(key)).length;
    if (board.quick) expect(count).toBeLessThanOrEqual(all);
    else expect(count).toBe(board.players.includes(3) ? three : all);
  }
  expect(fields.some(({ level }) => level === 12)).toBe(true);
});

describe("the board", () => {
  it("is as wide as its longest row", () => {
    const box = boxOf(hexes(view), 0);
    expect(box.width).toBeCloseTo(3 * SIZE * Math.sqrt(3));
    expect(box.height).toBeCloseTo(5 * SIZE);
  });

  it("tells of a field: what it is, whose, and where it lies", () => {
    expect(fieldLabel(view, 0, voice)).toBe("Field 9, Cyclopes, Nobody’s, row 1, place 1");
    expect(fieldLabel(view, 3, voice)).toBe(
      "Field 9, Cyclopes, Field of Anna, Catapult, Fortress, Support for the neighbours: 7, row 2, place 2",
    );
    expect(fieldLabel(view, 4, voice)).toContain("Claimed by Maria");
    expect(fieldLabel(view, 5, voice)).toContain("Flooded");
  });

  it("says in one line who holds a field and who lives there", () => {
    const line = (number: number): string => fieldLine(view.fields[number]!, voice);
    expect(line(0)).toBe("Nobody’s · Cyclopes");
    expect(line(3)).toBe("Field of Anna");
    expect(line(4)).toMatch(/^Claimed by Maria · /);
    expect(line(5)).toBe("Flooded");
  });

  it("is named in hints, reviews and lists by what can be seen of it", () => {
    expect(called("field:3", view, voice)).toBe("Field 9 (row 2, place 2)");
    expect(where("field:3", view, voice)).toBe("row 2, place 2");
    expect(placed("field/3", view, voice)).toBe("Field 9 (row 2, place 2)");
    expect(placed("hand/knights", view, voice)).toBeNull();
    expect(called("claim", view, voice)).toBeNull();
    expect(where("claim", view, voice)).toBeNull();
  });
});
