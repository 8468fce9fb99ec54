// A game's additions to the setup of its tables: `<slug>/setup.ts`. A game without one gets the
// plain form, and its bots in the server's order.
import type { Component } from "svelte";
import type { FormField, OptionValues } from "../pages/new/form.ts";
import type { Arguments, Voice } from "../text/voice.ts";

export type { OptionValues };

export const LEVELS = ["easy", "even", "strong"] as const;
export type Level = (typeof LEVELS)[number];

/** The properties of a game's own picker for one option, in place of a plain field. */
export interface PickerProps {
  value: unknown;
  /** The values of all options. */
  values: OptionValues;
  voice: Voice;
  onchoose: (value: unknown) => void;
}

/** The properties of a game's own panel for several options that belong together. */
export interface PanelProps {
  /** The fields by name of the option. */
  fields: Readonly<Record<string, FormField>>;
  values: OptionValues;
  voice: Voice;
  onchoose: (option: string, value: unknown) => void;
}

/** The properties of a preview of a table's setup, for people who wait for the start. */
export interface PreviewProps {
  options: OptionValues;
  voice: Voice;
}

export interface Setup {
  /** The setup of a table, in a few words. */
  title?: (options: Readonly<OptionValues>, voice: Voice) => string;
  /** The options that a saga sets; its name implies them. */
  saga?: readonly string[];
  /** The option that the hall asks for besides the number of players. */
  quick?: {
    option: string;
    choices: readonly string[];
    text: (voice: Voice, choice: string) => string;
  };
  /** Whether the game is co-operative, so that the others are friends. */
  team?: true;
  /** Bots of about this strength, for a table with these options. */
  opponents?: (level: Level, options: OptionValues, count: number) => string[];
  /** The level of a bot that does not play at random, for lists of bots. */
  level?: (bot: string) => Level;
  pickers?: Readonly<Record<string, () => Promise<{ default: Component<PickerProps> }>>>;
  panel?: {
    options: readonly string[];
    load: () => Promise<{ default: Component<PanelProps> }>;
  };
  preview?: () => Promise<{ default: Component<PreviewProps> }>;
  /** The missing part of a value, as a message of the client; null if it is complete. */
  missing?: (option: string, value: unknown) => { id: string; args: Arguments } | null;
  /** The name of a value, if the form's own words do not fit. */
  say?: (voice: Voice, option: string, value: unknown) => string | null;
}

const SETUPS = import.meta.glob<{ setup: Setup }>("./*/setup.ts");

export async function setupOf(game: string): Promise<Setup> {
  const found = SETUPS[`./${game}/setup.ts`];
  return found ? (await found()).setup : {};
}

/** The level of a bot as an opponent; undefined if the game does not say. */
export function strength(setup: Setup, bot: string): Level | "random" | undefined {
  return bot === "random" ? "random" : setup.level?.(bot);
}

/** Opponents of a level: the game's own choice, or any bots. */
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
