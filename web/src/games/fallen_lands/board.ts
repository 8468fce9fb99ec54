// The drawn and spoken board: fields by number, row by row.
import type { FallenLandsView, FieldView } from "../../contract/fallen_lands.ts";
import { around, hexCorners, hexMiddle, type Box, type Point } from "../../table/map/geometry.ts";
import type { Voice } from "../../text/voice.ts";
import { LEVELS, type BoardFacts } from "./cards/facts.ts";
import { fieldNumber } from "./things.ts";

/** The distance from the middle of a field to a corner; everything on a field is drawn for it. */
export const SIZE = 42.5;

export interface Hex {
  number: number;
  field: FieldView;
  middle: Point;
  corners: Point[];
}

export function hexes(view: Pick<FallenLandsView, "fields">): Hex[] {
  return view.fields.map((field, number) => {
    const middle = hexMiddle(field.q, field.r, SIZE);
    return { number, field, middle, corners: hexCorners(middle, SIZE) };
  });
}

export const boxOf = (some: readonly Hex[], margin = 2): Box =>
  around(
    some.flatMap((hex) => hex.corners),
    margin,
  );

/** "Field 9": players call fields by their level. */
export const fieldName = (field: FieldView, voice: Voice): string =>
  voice.text("label-field", { level: field.level });

/** The owner, or the reason why nobody can enter. */
export function fieldState(field: FieldView, voice: Voice): string {
  if (field.flooded) return voice.text("field-flooded");
  if (field.owner !== null) return voice.text("field-of", { player: field.owner });
  if (field.claim !== null) return voice.text("field-claimed", { player: field.claim });
  return voice.text("field-free");
}

/** How a field stands, and the monsters that still live there. */
export function fieldLine(field: FieldView, voice: Voice): string {
  const state = fieldState(field, voice);
  if (field.owner !== null || field.flooded) return state;
  return `${state} · ${voice.text(`monster-${field.monster}`)}`;
}

/** Where a field lies, counted from the top left. */
function placeOf(view: FallenLandsView, number: number, voice: Voice): string {
  const field = view.fields[number]!;
  return voice.text("label-place", {
    row: field.r + Math.floor(view.rows.length / 2) + 1,
    place: view.fields.filter(({ r }) => r === field.r).indexOf(field) + 1,
  });
}

/** The position of an answer's field, since the board shows no numbers. */
export function where(key: string, view: FallenLandsView, voice: Voice): string | null {
  const number = fieldNumber(key);
  return number === null ? null : placeOf(view, number, voice);
}

/** A field's name in hints and reviews: its level and position. */
export function called(key: string, view: FallenLandsView, voice: Voice): string | null {
  const number = fieldNumber(key);
  if (number === null) return null;
  return `${fieldName(view.fields[number]!, voice)} (${placeOf(view, number, voice)})`;
}

/** The same for a field that somebody points at: the board has no other name for it. */
export const placed = (place: string, view: FallenLandsView, voice: Voice): string | null =>
  called(place.replace("/", ":"), view, voice);

/** A field for those who listen: what it is, where it lies, whose it is. */
export function fieldLabel(view: FallenLandsView, number: number, voice: Voice): string {
  const field = view.fields[number]!;
  const standing = [field.troop, field.fortification].flatMap((card) =>
    card ? [voice.text(`card-${card}`)] : [],
  );
  return [
    fieldName(field, voice),
    voice.text(`monster-${field.monster}`),
    fieldState(field, voice),
    ...standing,
    ...(field.support ? [voice.text("field-support", { count: field.support })] : []),
    placeOf(view, number, voice),
  ].join(", ");
}

/** Modulo the size of either set, which are primes, this power mixes all its fields. */
const MIXING = 7;

/** A possible board before the game: each level as often as the box has it. */
export function sample({ rows, players }: BoardFacts): FieldView[] {
  const set = Object.entries(LEVELS).flatMap(([level, { monster, three, all }]) =>
    Array<[string, string]>(Math.max(...players) === 3 ? three : all).fill([level, monster]),
  );
  const [middle, widest] = [Math.floor(rows.length / 2), Math.max(...rows)];
  return rows
    .flatMap((count, y) => {
      const r = y - middle;
      const first = -Math.floor(widest / 2) + Math.max(0, -r);
      return Array.from({ length: count }, (_, x) => ({ q: first + x, r }));
    })
    .map(({ q, r }, i) => {
      const [level, monster] = set[(i + 1) ** MIXING % set.length]!;
      return {
        q,
        r,
        level: Number(level),
        monster,
        owner: null,
        troop: null,
        fortification: null,
        support: 0,
        claim: null,
        flooded: false,
        around: [],
      };
    });
}
