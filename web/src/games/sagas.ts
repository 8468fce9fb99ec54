// The games whose games follow from one another, and the pages of what they remember.
import type { Component } from "svelte";
import type { PlayedGame, SagaSeat, TableInfo } from "../contract/server.ts";
import type { Voice } from "../text/voice.ts";

export interface RealmProps {
  /** What the server tells of it; each game knows what is in its own. */
  page: unknown;
  voice: Voice;
  /** The tables of its games. */
  played?: readonly PlayedGame[];
  /** Those of the last game, where it was played here. */
  seats?: readonly SagaSeat[];
  /** The table where it goes on. */
  current?: TableInfo | null;
  /** Branches off before or after one of its games, counted from 0. */
  onbranch?: (game: number) => void;
}

export interface AfterGameProps {
  page: unknown;
  voice: Voice;
  /** What the seats are called at the table. */
  names: readonly string[];
}

interface Saga {
  load: () => Promise<{ default: Component<RealmProps> }>;
  /** What a game brought, at its end: nothing where the game tells that itself. */
  after?: () => Promise<{ default: Component<AfterGameProps> }>;
  /** The games that lead to it from the hall; the first one has its words. */
  games: readonly string[];
  /** Whether it can be written as a line that other programs read. */
  lines: boolean;
  /** What can be chosen before its first game, as its book calls it, with what it is unless chosen. */
  choices: Readonly<Record<string, boolean>>;
  /** Whether the hall leads to it; the address of its page does in any case. */
  listed: boolean;
}

const SAGAS: Readonly<Record<string, Saga>> = {
  oath: {
    load: () => import("./oath/chronicle/Realm.svelte"),
    games: ["oath"],
    lines: true,
    choices: {},
    listed: true,
  },
  tomesaga: {
    load: () => import("./west_kingdom/campaign/Campaign.svelte"),
    after: () => import("./west_kingdom/campaign/AfterGame.svelte"),
    games: ["architects", "paladins", "viscounts"],
    lines: false,
    choices: { extra_cards: true },
    listed: true,
  },
};

export const SAGA_NAMES: readonly string[] = Object.keys(SAGAS);

const LISTED: readonly string[] = SAGA_NAMES.filter((slug) => SAGAS[slug]!.listed);

/** Those that are offered to whoever has come for one of them. */
export const offered = (asked: string): readonly string[] =>
  LISTED.includes(asked) || !SAGA_NAMES.includes(asked) ? LISTED : [...LISTED, asked];

/** The saga to which the hall leads from a game, if there is one. */
export const sagaOf = (game: string): string | undefined =>
  LISTED.find((slug) => SAGAS[slug]!.games.includes(game));

function known(slug: string): Saga {
  const saga = SAGAS[slug];
  if (!saga) throw new Error(`There is no page for what '${slug}' remembers`);
  return saga;
}

/** The game whose words a saga is told with, and whose colours it wears. */
export const wordsOf = (slug: string): string => known(slug).games[0]!;

/** The id of what is said of a chronicle, as another kind of saga says it. */
export const ownWord = (id: string, slug: string): string =>
  slug === SAGA_NAMES[0] ? id : `${id}-${slug}`;

export const choicesOf = (slug: string): Readonly<Record<string, boolean>> => known(slug).choices;

export const hasLines = (slug: string): boolean => known(slug).lines;

export async function loadRealm(slug: string): Promise<Component<RealmProps>> {
  return (await known(slug).load()).default;
}

export async function loadAfterGame(slug: string): Promise<Component<AfterGameProps> | null> {
  const load = known(slug).after;
  return load ? (await load()).default : null;
}
