// A game's own tables, as the Python side reads them: `import tiles from ".../tiles.toml"`.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export type Value = string | number | boolean | Value[] | Table;
export interface Table {
  [key: string]: Value;
}

export function toml(): Plugin {
  return {
    name: "throneroom-toml",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".toml")) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(parse(readFileSync(id, "utf-8")))}`;
    },
  };
}

const BLANK = /(?:\s|#[^\n]*)*/y;
const KEY = /[A-Za-z0-9_-]+/y;
const NUMBER = /[+-]?\d+(?:\.\d+)?/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;

/** The part of TOML that the games' tables are written in: no dates. */
export function parse(text: string): Table {
  let at = 0;

  function take(what: RegExp): string | null {
    what.lastIndex = at;
    const found = what.exec(text)?.[0];
    if (found === undefined) return null;
    at += found.length;
    return found;
  }

  /** The next sign, past blanks and comments, if it is this one. */
  function sign(wanted: string): boolean {
    take(BLANK);
    if (text[at] !== wanted) return false;
    at++;
    return true;
  }

  function expect(wanted: string): void {
    if (!sign(wanted)) throw fault(`'${wanted}' was expected`);
  }

  const fault = (what: string): Error =>
    new Error(`line ${text.slice(0, at).split("\n").length}: ${what}`);

  function key(): string {
    take(BLANK);
    const found = take(KEY) ?? take(STRING);
    if (found === null) throw fault("a key was expected");
    return found.startsWith('"') ? (JSON.parse(found) as string) : found;
  }

  function path(): string[] {
    const keys = [key()];
    while (sign(".")) keys.push(key());
    return keys;
  }

  function value(): Value {
    take(BLANK);
    if (sign("[")) return list("]", value);
    if (sign("{")) {
      const made: Table = {};
      list("}", () => entry(made));
      return made;
    }
    const string = take(STRING);
    if (string !== null) return JSON.parse(string) as string;
    const number = take(NUMBER);
    if (number !== null) return Number(number);
    const word = take(KEY);
    if (word === "true" || word === "false") return word === "true";
    throw fault("a value was expected");
  }

  function list<T>(end: string, read: () => T): T[] {
    const found: T[] = [];
    while (!sign(end)) {
      found.push(read());
      if (!sign(",")) {
        expect(end);
        break;
      }
    }
    return found;
  }

  function entry(into: Table): void {
    const name = key();
    expect("=");
    into[name] = value();
  }

  const whole: Table = {};
  let current = whole;
  const within = (table: Table, name: string): Table => (table[name] ??= {}) as Table;

  /** One more table of an array of them. */
  function added(names: readonly string[]): Table {
    const holder = names.slice(0, -1).reduce(within, whole);
    const made: Table = {};
    ((holder[names.at(-1)!] ??= []) as Value[]).push(made);
    return made;
  }

  for (take(BLANK); at < text.length; take(BLANK)) {
    if (sign("[")) {
      const several = sign("[");
      const names = path();
      expect("]");
      if (several) expect("]");
      current = several ? added(names) : names.reduce(within, whole);
    } else entry(current);
  }
  return whole;
}
