// `npm run types` writes src/contract from schema/: the server's and the games' types. What several
// share is written once: what all have in common (questions, outcomes) in shared.ts, what the games of
// a family have in common in a file of the family, and what a scenario takes over in its game's file.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { compile, type JSONSchema } from "json-schema-to-typescript";

const SCHEMAS = new URL("../schema/", import.meta.url);
const CONTRACT = new URL("../src/contract/", import.meta.url);
const SHARED = "shared";
/** Games that stand on the same ground; each may have a scenario, `<game>_coop`, and a saga. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  west_kingdom: ["architects", "paladins", "viscounts", "tomesaga"],
};
const SCENARIO = "_coop";

/** What the generator says of each definition, and the type that it makes of a file without a type of its own. */
const REFERRED =
  /(?: \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n/g;
const ROOT = /export interface \w+ \{\n {2}\[k: string\]: unknown;\n\}\n/;

type Definitions = Record<string, unknown>;
type Schema = { $defs: Definitions } & Record<string, unknown>;

const read = (): Map<string, Schema> => {
  const files = readdirSync(SCHEMAS).filter((name) => name.endsWith(".json"));
  return new Map(
    files.map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(new URL(file, SCHEMAS), "utf-8")) as Schema,
    ]),
  );
};

/** Where a definition is written: the name of its file, by the definition's name. */
type Places = ReadonlyMap<string, string>;

/** The text of every file of the contract, by its name. */
export async function contract(): Promise<Record<string, string>> {
  const schemas = read();
  const definitions = (name: string): Definitions => schemas.get(name)?.$defs ?? {};
  const asking = [...schemas.values()].filter(({ $defs }) => "Question" in $defs);
  const common = inAll(asking.map(({ $defs }) => $defs));
  const everywhere = placed(common, SHARED);
  const made: Record<string, string> = {};
  const write = async (name: string, schema: Schema, source: string, places: Places) => {
    const own = { ...schema, $defs: without(schema.$defs, places) };
    made[`${name}.ts`] = await typesOf(name, referring(own, places) as Schema, source, places);
  };
  await write(SHARED, { $defs: common }, "what all schemas have in common", new Map());
  const families = new Map<string, Places>();
  for (const [family, games] of Object.entries(FAMILIES)) {
    const scenarios = games.map((game) => game + SCENARIO);
    const kin = inSome(games.map(definitions), scenarios.map(definitions), everywhere);
    const source = `what schemas of ${games.join(", ")} have in common`;
    await write(family, { $defs: kin }, source, everywhere);
    const places = new Map([...everywhere, ...placed(kin, family)]);
    for (const name of [...games, ...scenarios]) families.set(name, places);
  }
  for (const [name, schema] of schemas) {
    let places = families.get(name) ?? everywhere;
    const game = name.replace(SCENARIO, "");
    if (game !== name) {
      const taken = closed(inAll([definitions(game), schema.$defs]), places);
      places = new Map([...placed(taken, game), ...places]);
    }
    await write(name, schema, `schema/${name}.json`, places);
  }
  return made;
}

/** The definitions that are the same everywhere. */
function inAll([first, ...others]: readonly Definitions[]): Definitions {
  const same = Object.entries(first!).filter(([name, definition]) =>
    others.every((other) => isDeepStrictEqual(other[name], definition)),
  );
  return Object.fromEntries(same);
}

/** The definitions that several of the games have, all of those that have it the same. */
function inSome(
  games: readonly Definitions[],
  scenarios: readonly Definitions[],
  places: Places,
): Definitions {
  const found = Object.entries(Object.assign({}, ...games) as Definitions).filter(
    ([name, definition]) =>
      games.filter((game) => name in game).length > 1 &&
      [...games, ...scenarios].every(
        (one) => !(name in one) || isDeepStrictEqual(one[name], definition),
      ),
  );
  return closed(without(Object.fromEntries(found), places), places);
}

/** The definitions that need no others than these and the ones that have a place. */
function closed(definitions: Definitions, places: Places): Definitions {
  const kept = Object.entries(definitions).filter(([, definition]) =>
    needed(definition).every((name) => name in definitions || places.has(name)),
  );
  const left = Object.fromEntries(kept);
  return kept.length === Object.keys(definitions).length ? left : closed(left, places);
}

const placed = (definitions: Definitions, file: string): Places =>
  new Map(Object.keys(definitions).map((name) => [name, file]));

const without = (definitions: Definitions, places: Places): Definitions =>
  Object.fromEntries(Object.entries(definitions).filter(([name]) => !places.has(name)));

const REFERENCE = "#/$defs/";

/** The names of the definitions that a schema points at. */
function needed(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "$ref" in node ? [String(node.$ref).replace(REFERENCE, "")] : [];
  return [...own, ...Object.values(node).flatMap(needed)];
}

/** Names types that have a place instead of pointing at their definitions. */
function referring(node: unknown, places: Places): unknown {
  if (Array.isArray(node)) return node.map((part) => referring(part, places));
  if (typeof node !== "object" || node === null) return node;
  const name = "$ref" in node ? String(node.$ref).replace(REFERENCE, "") : "";
  if (places.has(name)) return { tsType: name };
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) => [key, referring(part, places)]),
  );
}

async function typesOf(
  name: string,
  schema: Schema,
  source: string,
  places: Places,
): Promise<string> {
  const text = await compile(opened(schema) as JSONSchema, name, {
    additionalProperties: false,
    bannerComment: "",
    unreachableDefinitions: true,
  });
  const told = text
    .replace(REFERRED, "")
    .replace(/\/\*\*\n \*\/\n/g, "")
    .replace(ROOT, "");
  return `/* Made from ${source} by "npm run types". */\n\n${imports(told, places)}${told.trimStart()}`;
}

/** The lines that bring along what a text names and other files declare. */
function imports(text: string, places: Places): string {
  const used = [...places].filter(([type]) => new RegExp(`\\b${type}\\b`).test(text));
  const lines = [...new Set(used.map(([, file]) => file))].sort().map((file) => {
    const types = used.filter(([, place]) => place === file).map(([type]) => type);
    return `import type { ${types.join(", ")} } from "./${file}.ts";\n`;
  });
  return lines.length ? `${lines.join("")}\n` : "";
}

/** An object whose fields are not told may have any. */
function opened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(opened);
  if (typeof node !== "object" || node === null) return node;
  const made = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, opened(part)]));
  if (made["type"] === "object" && !made["properties"]) made["additionalProperties"] ??= true;
  return made;
}

export const target = (name: string): URL => new URL(name, CONTRACT);

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  for (const [name, text] of Object.entries(await contract())) writeFileSync(target(name), text);
}
