// Words in the reader's language, from the same Fluent files that the Python side reads.
// `throneroom/text.py` explains PLAYER, DOES, NAME and NAMES; this is its counterpart.
import {
  FluentBundle,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Argument = string | number | boolean | null | readonly (string | number)[];
export type Arguments = Readonly<Record<string, Argument | undefined>>;

/** A message of a game: an id and its arguments. */
export interface Message {
  id: string;
  args?: { [name: string]: unknown };
}

/** A part of a sentence: plain words, a thing with a name, or a player. */
export type Part = string | { thing: string; text: string } | { seat: number; text: string };

// Marks around a name while a text is split into parts; no text contains these characters.
const [OPEN, MIDDLE, CLOSE] = ["\u0001", "\u0002", "\u0003"];
// A mark before a word that gets a capital at the beginning of a sentence.
const CASED = "\u0004";
const FIRST = new RegExp(`^((?:${OPEN}[^${MIDDLE}]*${MIDDLE})?)(.)`, "su");
const MARKS = new RegExp(`${OPEN}[^${MIDDLE}]*${MIDDLE}|${CLOSE}`, "g");

export class Voice {
  /** Whether a sentence with a fault is reported and said all the same. The page turns it on for all
   * voices, because half a sentence is better than no table. */
  static lenient = false;
  /** The function that prepares texts for line breaks; the page sets it for all voices. */
  static set: (text: string) => string = (text) => text;

  readonly language: Language;
  readonly #sources: readonly string[];
  readonly #bundle: FluentBundle;
  readonly #names: readonly string[];
  /** The seat of the reader, who is "you" in events and questions. */
  readonly #you: number | null;
  #marking = false;
  #attempting = false;
  #addressing = false;

  constructor(
    language: Language,
    sources: readonly string[],
    names: readonly string[] = [],
    you: number | null = null,
  ) {
    this.language = language;
    this.#sources = sources;
    this.#names = names;
    this.#you = you;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        PLAYER: ([seat], options) => {
          const form = option(options, "form", "");
          return this.#mark(`seat/${plain(seat)}`, this.#called(Number(plain(seat)), form));
        },
        DOES: ([seat], options) =>
          option(options, this.#isReader(Number(plain(seat))) ? "you" : "other", ""),
        NAME: ([key], options) => this.#name(plain(key), options),
        NAMES: ([keys], options) => this.#names_of(plain(keys), options),
      },
    });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** The same words with these players. */
  among(names: readonly string[], you: number | null): Voice {
    return new Voice(this.language, this.#sources, names, you);
  }

  /** A message by its id; "card-village.text" is an attribute of one. */
  text(id: string, args: Arguments = {}): string {
    const [name, attribute] = split(id);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return this.#fault(`there is no message '${id}'`, id);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables(args), errors);
    if (errors[0]) this.#fault(`'${id}' can't be said: ${errors[0].message}`, text);
    return Voice.set(text);
  }

  #fault(why: string, instead: string): string {
    const error = new Error(`${this.language}: ${why}`);
    if (this.#attempting || !Voice.lenient) throw error;
    console.error(error);
    return instead;
  }

  /** What `say` says with this voice; null if it has no words for it. */
  attempt(say: () => string | null): string | null {
    this.#attempting = true;
    try {
      return say();
    } catch {
      return null;
    } finally {
      this.#attempting = false;
    }
  }

  has(id: string): boolean {
    const [name, attribute] = split(id);
    const message = this.#bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) != null;
  }

  /** A message as the server sends it. */
  say(message: Message): string {
    return this.#address(() => this.text(message.id, (message.args ?? {}) as Arguments));
  }

  /** An event as a sentence. */
  tell(event: { event: string }): string {
    return this.#address(() => this.text(`event-${event.event}`, eventArguments(event)));
  }

  /** An event as a sentence whose names can be told from its words. */
  tellParts(event: { event: string }): Part[] {
    return parts(this.marked(() => this.tell(event)));
  }

  /** The result of `say` with its names marked, for `parts` to find. */
  marked<T>(say: () => T): T {
    this.#marking = true;
    try {
      return say();
    } finally {
      this.#marking = false;
    }
  }

  /** A message that may be only the name of a thing ("card-village"), which is then marked as
   * one. */
  named(message: Message): string {
    const { id, args = {} } = message;
    const text = this.say(message);
    const isName = Object.keys(args).length === 0 && !id.startsWith("option-");
    return isName ? this.#mark(id.replace("-", "/"), text) : text;
  }

  /** Whether a seat belongs to the lord, an opponent with a name of its own against whom all seats
   * play. */
  isLord(seat: number): boolean {
    return seat >= this.#names.length && this.has("opponent-own");
  }

  /** The seat of the lord, after the seats of the table; null if there is no lord. */
  get lord(): number | null {
    return this.has("opponent-own") ? this.#names.length : null;
  }

  /** Whether a seat is beyond those of the table, and so belongs to an opponent that the rules
   * play. */
  #isOpponent(seat: number): boolean {
    return this.#names.length > 0 && seat >= this.#names.length;
  }

  get #opponent(): string {
    return this.has("opponent-own") ? "opponent-own" : "opponent";
  }

  player(seat: number): string {
    if (this.#isOpponent(seat)) return this.text(this.#opponent);
    return this.#names[seat] ?? this.text("player", { number: seat + 1 });
  }

  /** A player's name, or "You" for the reader: for headings. */
  address(seat: number): string {
    return this.#address(() => this.#called(seat, ""));
  }

  #address(say: () => string): string {
    this.#addressing = true;
    try {
      return cased(say());
    } finally {
      this.#addressing = false;
    }
  }

  #isReader(seat: number): boolean {
    return this.#addressing && seat === this.#you;
  }

  #called(seat: number, form: string): string {
    if (this.#isReader(seat)) return CASED + this.text(form ? `player-${form}.you` : "player-you");
    // An opponent that is not a player has grammatical forms of its own.
    if (form && this.#isOpponent(seat)) return this.text(`${this.#opponent}.${form}`);
    const name = this.player(seat);
    return form ? this.text(`player-${form}`, { name }) : name;
  }

  #name(key: string, options: Record<string, FluentValue>): string {
    const of = option(options, "of", "card");
    const form = option(options, "case", "");
    return this.#mark(`${of}/${key}`, this.text(form ? `${of}-${key}.${form}` : `${of}-${key}`));
  }

  #mark(what: string, text: string): string {
    return this.#marking ? OPEN + what + MIDDLE + text + CLOSE : text;
  }

  #names_of(keys: string, options: Record<string, FluentValue>): string {
    return counted(keys.split(","))
      .map(([key, count]) => this.#name(key, options) + (count > 1 ? ` ×${count}` : ""))
      .join(", ");
  }
}

/** Equal things with their counts, in the order of their first appearance. */
export function counted(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
}

/** "You play", "decides: you begin". */
function cased(text: string): string {
  const [first, ...rest] = text.split(CASED);
  return rest.reduce((before, piece) => {
    const words = before.replaceAll(MARKS, "");
    const begins = /(^|[.!?]\s+)$/.test(words);
    return before + (begins ? piece.charAt(0).toUpperCase() : piece.charAt(0)) + piece.slice(1);
  }, first ?? "");
}

/** A text as the beginning of a sentence, with or without marks. */
export const sentence = (text: string): string =>
  text.replace(FIRST, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** A sentence without its full stop, for when more follows on the same line. */
export const unended = (text: string): string => text.replace(/\.$/, "");
/** A sentence with its full stop, for when another one follows. */
export const ended = (text: string): string => text.replace(/(?<=[\p{L}\p{N}»”)])$/u, ".");
/** Joined sentences, each with only one full stop. */
export const once = (text: string): string => text.replace(/\.\.(?= )/g, ".");

/** The parts of a marked text: words and names. */
export function parts(marked: string): Part[] {
  const found: Part[] = [];
  for (const piece of marked.split(OPEN)) {
    const close = piece.indexOf(CLOSE);
    if (close >= 0) {
      const [what, text] = piece.slice(0, close).split(MIDDLE) as [string, string];
      const seat = what.startsWith("seat/");
      found.push(seat ? { seat: Number(what.slice(5)), text } : { thing: what, text });
    }
    if (piece.length > close + 1) found.push(piece.slice(close + 1));
  }
  return found;
}

/** The things that a marked text names. */
export const things = (marked: string): string[] =>
  parts(marked).flatMap((part) =>
    typeof part === "object" && "thing" in part ? [part.thing] : [],
  );

/** An event's fields as arguments; a field that is empty or unknown to the reader is "none". */
export function eventArguments(event: object): Arguments {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, known(value as Argument)]),
  );
}

function known(value: Argument): Argument {
  if (typeof value === "boolean") return value ? "true" : "false";
  return value === null || (Array.isArray(value) && value.length === 0) ? "none" : value;
}

function variables(args: Arguments): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value == null) continue;
    if (Array.isArray(value)) made[name] = value.join(",");
    else made[name] = typeof value === "boolean" ? String(value) : (value as string | number);
  }
  return made;
}

function split(id: string): [string, string] {
  const dot = id.indexOf(".");
  return dot < 0 ? [id, ""] : [id.slice(0, dot), id.slice(dot + 1)];
}

function plain(value: FluentValue | undefined): string {
  if (value == null) return "";
  return String(typeof value === "object" && "value" in value ? value.value : value);
}

function option(options: Record<string, FluentValue>, name: string, otherwise: string): string {
  return name in options ? plain(options[name]) : otherwise;
}
