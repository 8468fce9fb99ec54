// A small Markdown for the rules: headings with ids, paragraphs, lists, tables, bold. It becomes
// blocks that a component draws; its text is never treated as HTML.

export interface Span {
  text: string;
  bold: boolean;
}
export type Line = readonly Span[];

export type Block =
  | { kind: "heading"; level: number; id: string; text: string }
  | { kind: "paragraph"; line: Line }
  | { kind: "list"; ordered: boolean; items: Line[] }
  | { kind: "table"; head: Line[]; rows: Line[][] };

const HEADING = /^(#{1,4}) (.*?)(?: \{#([\w-]+)\})?$/;
const BULLET = /^- (.*)$/;
const NUMBER = /^\d+\. (.*)$/;
const RULE = /^\|[\s:|-]+\|$/;

export function parse(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .flatMap(chunks)
    .map(block);
}

/** Splits a text into chunks. A heading is a chunk of its own even without an empty line after
 * it. */
function chunks(text: string): string[][] {
  const made: string[][] = [[]];
  for (const line of text.split("\n").map((line) => line.trimEnd())) {
    if (HEADING.test(line)) made.push([line], []);
    else if (line) made.at(-1)!.push(line);
  }
  return made.filter((lines) => lines.length > 0);
}

function block(lines: string[]): Block {
  const first = lines[0]!;
  const heading = HEADING.exec(first);
  if (heading) {
    const [, marks, text, id] = heading;
    return { kind: "heading", level: marks!.length, id: id ?? slug(text!), text: text! };
  }
  if (BULLET.test(first)) return { kind: "list", ordered: false, items: items(lines, BULLET) };
  if (NUMBER.test(first)) return { kind: "list", ordered: true, items: items(lines, NUMBER) };
  if (first.startsWith("|") && RULE.test(lines[1] ?? "")) {
    return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  }
  return { kind: "paragraph", line: spans(lines.join(" ")) };
}

/** Splits lines into items. A line that does not begin an item continues the last one. */
function items(lines: string[], mark: RegExp): Line[] {
  const texts: string[] = [];
  for (const line of lines) {
    const item = mark.exec(line);
    texts.push(item ? item[1]! : `${texts.pop()!} ${line.trim()}`);
  }
  return texts.map(spans);
}

const cells = (line: string): Line[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

/** Splits a text into spans. Bold is between double asterisks; unclosed asterisks are plain
 * text. */
export function spans(text: string): Line {
  const parts = text.split("**");
  if (parts.length % 2 === 0) parts.splice(-2, 2, parts.slice(-2).join("**"));
  return parts
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

export interface Chapter {
  id: string;
  text: string;
  level: number;
}

/** The table of contents: chapters and their sections. */
export const contents = (blocks: readonly Block[]): Chapter[] =>
  blocks.flatMap((block) =>
    block.kind === "heading" && (block.level === 2 || block.level === 3)
      ? [{ id: block.id, text: block.text, level: block.level }]
      : [],
  );
