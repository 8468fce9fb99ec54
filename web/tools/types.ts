// `npm run types` writes src/contract from schema/: the server's and the games' types.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { compile, type JSONSchema } from "json-schema-to-typescript";

const SCHEMAS = new URL("../schema/", import.meta.url);
const CONTRACT = new URL("../src/contract/", import.meta.url);

export async function typesOf(file: string): Promise<string> {
  const schema = JSON.parse(readFileSync(new URL(file, SCHEMAS), "utf-8")) as JSONSchema;
  return compile(opened(schema) as JSONSchema, file, {
    additionalProperties: false,
    bannerComment: `/* Made from schema/${file} by "npm run types". */`,
    unreachableDefinitions: true,
  });
}

/** An object whose fields are not told may have any. */
function opened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(opened);
  if (typeof node !== "object" || node === null) return node;
  const made = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, opened(part)]));
  if (made["type"] === "object" && !made["properties"]) made["additionalProperties"] ??= true;
  return made;
}

export const files = (): string[] => readdirSync(SCHEMAS).filter((name) => name.endsWith(".json"));
export const target = (file: string): URL => new URL(file.replace(".json", ".ts"), CONTRACT);

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  for (const file of files()) writeFileSync(target(file), await typesOf(file));
}
