// What a game brings along for setting up its tables: `<slug>/setup.ts`. A game without one gets
// the plain form and its bots in the order the server names them.
import type { Component } from "svelte";
import type { FormField, OptionValues } from "../pages/new/form.ts";
import type { Arguments, Voice } from "../text/voice.ts";

export type { OptionValues };

export const LEVELS = ["easy", "even", "strong"] as const;
export type Level = (typeof LEVELS)[number];

/** A picker of its own for one option, in place of a plain field. */
export interface PickerProps {
  value: unknown;
  /** What else is chosen. */
  values: OptionValues;
  voice: Voice;
  onchoose: (value: unknown) => void;
}

/** A plate of its own for several options that belong together. */
export interface PanelProps {
  /** By the names of the options. */
  fields: Readonly<Record<string, FormField>>;
  values: OptionValues;
  voice: Voice;
  onchoose: (option: string, value: unknown) => void;
}

/** What a table will be played with, for those who wait for it to start. */
export interface PreviewProps {
  options: OptionValues;
  voice: Voice;
}

export interface Setup {
  /** What a table is played with, in a few words. */
  title?: (options: Readonly<OptionValues>, voice: Voice) => string;
  /** Options that a chain of games sets: its name says them. */
  saga?: readonly string[];
  /** The option that the hall asks for beside the number of players. */
  quick?: {
    option: string;
    choices: readonly string[];
    text: (voice: Voice, choice: string) => string;
  };
  /** Whether all play together: the others are friends. */
  team?: true;
  /** Bots of about that strength, for a table with these options. */
  opponents?: (level: Level, options: OptionValues, count: number) => string[];
  /** How strong a bot is that does not play at random, for the list to choose from. */
  level?: (bot: string) => Level;
  pickers?: Readonly<Record<string, () => Promise<{ default: Component<PickerProps> }>>>;
  panel?: {
    options: readonly string[];
    load: () => Promise<{ default: Component<PanelProps> }>;
  };
  preview?: () => Promise<{ default: Component<PreviewProps> }>;
  /** What a picker still needs, as the client's message of it; null when it has everything. */
  missing?: (option: string, value: unknown) => { id: string; args: Arguments } | null;
  /** What a value is called, where the form's own words do not fit. */
  say?: (voice: Voice, option: string, value: unknown) => string | null;
}

const SETUPS = import.meta.glob<{ setup: Setup }>("./*/setup.ts");

export async function setupOf(game: string): Promise<Setup> {
  const found = SETUPS[`./${game}/setup.ts`];
  return found ? (await found()).setup : {};
}

/** What one is up against with a bot; undefined where the game does not tell. */
export function strength(setup: Setup, bot: string): Level | "random" | undefined {
  return bot === "random" ? "random" : setup.level?.(bot);
}

/** Opponents of a level: the game's own choice, or whatever bots there are. */
export function opponents(
  setup: Setup,
  bots: readonly string[],
  level: Level,
  options: OptionValues,
  count: number,
): string[] {
  const wanted = setup.opponents?.(level, options, count) ?? bots;
  const found = wanted.filter((bot) => bots.includes(bot));
  const some = found.length > 0 ? found : bots;
  return Array.from({ length: count }, (_, i) => some[i % some.length]!);
}
