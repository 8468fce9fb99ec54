// The form of a game's options, read from their JSON schema.
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  /** Whether it is handed on from game to game and nobody fills it in. */
  hidden?: boolean;
  /** Whether it names a seat. */
  seat?: boolean;
  /** Whether it lists every seat once. */
  seats?: boolean;
  /** The case in which it can be changed: other options have one of these values. */
  needs?: Case;
  /** The cases in which it makes a difference. */
  matters?: readonly Case[];
  [other: string]: unknown;
}

/** Values of options, by name. */
export type Case = Readonly<Record<string, readonly unknown[]>>;

export type OptionValues = Record<string, unknown>;

export interface FormField {
  name: string;
  /** "own" is an option for which the game has a control of its own. */
  kind: "switch" | "choice" | "number" | "text" | "own";
  /** Whether it may be empty. */
  nullable: boolean;
  choices: readonly (string | number)[];
  min: number | undefined;
  max: number | undefined;
  initial: unknown;
  seat: boolean;
  seats: boolean;
  needs: Case;
  matters: readonly Case[];
}

/** The longest range of numbers that is shown as a choice. */
const FEW = 8;

export function fields(given: unknown): FormField[] {
  const schema = given as Schema;
  const root = resolve(schema, schema);
  const shown = Object.entries(root.properties ?? {}).filter(([, property]) => !property.hidden);
  return shown.map(([name, property]) => {
    const whole = resolve(property, schema);
    const variants = (whole.anyOf ?? [whole]).map((variant) => resolve(variant, schema));
    const some = variants.filter(({ type }) => type !== "null");
    return {
      name,
      nullable: some.length < variants.length,
      initial: whole.default ?? null,
      seat: whole.seat ?? false,
      seats: whole.seats ?? false,
      needs: whole.needs ?? {},
      matters: whole.matters ?? [],
      ...(some.length === 1 ? control(some[0]!) : control({})),
    };
  });
}

function control(schema: Schema): Pick<FormField, "kind" | "choices" | "min" | "max"> {
  const { minimum: min, maximum: max } = schema;
  const plain = (kind: FormField["kind"]) => ({ kind, choices: [], min, max });
  if (schema.enum) {
    return { ...plain("choice"), choices: schema.enum as (string | number)[] };
  }
  switch (schema.type) {
    case "boolean":
      return plain("switch");
    case "integer":
      if (min === undefined || max === undefined || max - min >= FEW) return plain("number");
      return { ...plain("choice"), choices: range(min, max) };
    case "number":
      return plain("number");
    case "string":
      return plain("text");
    default:
      return plain("own");
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

function resolve(schema: Schema, root: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = root.$defs?.[schema.$ref.replace("#/$defs/", "")];
  if (!found) throw new Error(`The schema has no ${schema.$ref}`);
  const whole: Schema = { ...resolve(found, root), ...schema };
  delete whole.$ref;
  return whole;
}

export const defaults = (form: readonly FormField[]): Record<string, unknown> =>
  Object.fromEntries(form.map(({ name, initial }) => [name, initial]));

const isSo = (needed: Case, values: OptionValues): boolean =>
  Object.entries(needed).every(([name, some]) => some.includes(values[name]));

/** Whether a value is compatible with the others, according to the schema. */
export function allows(field: FormField, value: unknown, values: OptionValues): boolean {
  if (value === field.initial) return true;
  const players = Number(values["players"]);
  if (field.seat && value !== null) return Number(value) < players;
  if (field.seats && value !== null) return (value as number[]).length === players;
  return isSo(field.needs, values);
}

/** Whether an option makes a difference. */
export const matters = (field: FormField, values: OptionValues): boolean =>
  field.matters.length === 0 || field.matters.some((needed) => isSo(needed, values));

/** The possible numbers of players. */
export function numbers(players: FormField | undefined): number[] {
  if (!players) return [1];
  const chosen = players.choices.filter((n) => typeof n === "number");
  return chosen.length > 0 ? chosen : range(players.min ?? 1, players.max ?? players.min ?? 1);
}
