// `npm run types` writes src/contract from schema/: the server's and the games' types. What all of
// them share (questions, outcomes) is written once, into shared.ts.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { compile, type JSONSchema } from "json-schema-to-typescript";

const SCHEMAS = new URL("../schema/", import.meta.url);
const CONTRACT = new URL("../src/contract/", import.meta.url);
const SHARED = "shared.ts";

/** What the generator says of each definition, and the type that it makes of a file without a type of its own. */
const REFERRED =
  /(?: \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n/g;
const ROOT = /export interface \w+ \{\n {2}\[k: string\]: unknown;\n\}\n/;

type Definitions = Record<string, unknown>;
type Schema = { $defs: Definitions } & Record<string, unknown>;

const files = (): string[] => readdirSync(SCHEMAS).filter((name) => name.endsWith(".json"));
const read = (file: string): Schema =>
  JSON.parse(readFileSync(new URL(file, SCHEMAS), "utf-8")) as Schema;

/** The text of every file of the contract, by its name. */
export async function contract(): Promise<Record<string, string>> {
  const schemas = files().map((file) => ({ file, schema: read(file) }));
  const asking = schemas.filter(({ schema }) => "Question" in schema.$defs);
  const common = shared(asking.map(({ schema }) => schema.$defs));
  const made: Record<string, string> = {
    [SHARED]: await typesOf("shared", { $defs: common }, "what all schemas have in common"),
  };
  for (const { file, schema } of schemas) {
    const own = { ...schema, $defs: without(schema.$defs, common) };
    const name = file.replace(".json", ".ts");
    made[name] = await typesOf(file, referring(own, common) as Schema, `schema/${file}`, common);
  }
  return made;
}

/** The definitions that are the same everywhere. */
function shared([first, ...others]: readonly Definitions[]): Definitions {
  const same = Object.entries(first!).filter(([name, definition]) =>
    others.every((other) => isDeepStrictEqual(other[name], definition)),
  );
  return Object.fromEntries(same);
}

const without = (definitions: Definitions, common: Definitions): Definitions =>
  Object.fromEntries(Object.entries(definitions).filter(([name]) => !(name in common)));

/** Names shared types instead of pointing at their definitions. */
function referring(node: unknown, common: Definitions): unknown {
  if (Array.isArray(node)) return node.map((part) => referring(part, common));
  if (typeof node !== "object" || node === null) return node;
  const name = "$ref" in node ? String(node.$ref).replace("#/$defs/", "") : "";
  if (name in common) return { tsType: name };
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) => [key, referring(part, common)]),
  );
}

async function typesOf(
  name: string,
  schema: Schema,
  source: string,
  imported: Definitions = {},
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
  const used = Object.keys(imported).filter((type) => new RegExp(`\\b${type}\\b`).test(told));
  const imports = used.length ? `import type { ${used.join(", ")} } from "./${SHARED}";\n\n` : "";
  return `/* Made from ${source} by "npm run types". */\n\n${imports}${told.trimStart()}`;
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
