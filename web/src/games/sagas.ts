// The sagas: games that follow from one another, and the pages of their books.
import type { Component } from "svelte";
import type { PlayedGame, SagaSeat, TableInfo } from "../contract/server.ts";
import type { Voice } from "../text/voice.ts";

export interface RealmProps {
  /** The page from the server; each game knows the type of its own. */
  page: unknown;
  voice: Voice;
  /** The tables of its games. */
  played?: readonly PlayedGame[];
  /** The seats of the last game, if it was played here. */
  seats?: readonly SagaSeat[];
  /** The table of its current game. */
  current?: TableInfo | null;
  /** Branches off before or after one of its games, counted from 0. */
  onbranch?: (game: number) => void;
}

export interface AfterGameProps {
  page: unknown;
  voice: Voice;
  /** The names of the seats at the table. */
  names: readonly string[];
}

interface Saga {
  load: () => Promise<{ default: Component<RealmProps> }>;
  /** The view of a game's results in the saga, at its end; undefined if the game shows them
   * itself. */
  after?: () => Promise<{ default: Component<AfterGameProps> }>;
  /** The games that lead to it from the hall; the first one has its words. */
  games: readonly string[];
  /** Whether it can be exported as a line that other programs read. */
  lines: boolean;
  /** The choices before its first game, by their names in its book, with their defaults. */
  choices: Readonly<Record<string, boolean>>;
  /** Whether the hall links to it; the address of its page works in any case. */
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

/** The sagas offered to a reader who came for one of them. */
export const offered = (asked: string): readonly string[] =>
  LISTED.includes(asked) || !SAGA_NAMES.includes(asked) ? LISTED : [...LISTED, asked];

/** The saga to which the hall links from a game, if there is one. */
export const sagaOf = (game: string): string | undefined =>
  LISTED.find((slug) => SAGAS[slug]!.games.includes(game));

function known(slug: string): Saga {
  const saga = SAGAS[slug];
  if (!saga) throw new Error(`There is no page for what '${slug}' remembers`);
  return saga;
}

/** The game whose words and colours a saga uses. */
export const wordsOf = (slug: string): string => known(slug).games[0]!;

/** The id of a message about a chronicle, in the version of another kind of saga. */
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
