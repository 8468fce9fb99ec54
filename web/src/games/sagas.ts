// The games whose games follow from one another, and the pages of what they remember.
import type { Component } from "svelte";
import type { PlayedGame, TableInfo } from "../contract/server.ts";
import type { Voice } from "../text/voice.ts";

export interface RealmProps {
  /** What the server tells of it; each game knows what is in its own. */
  page: unknown;
  voice: Voice;
  /** The tables of its games. */
  played?: readonly PlayedGame[];
  /** The table where it goes on. */
  current?: TableInfo | null;
  /** Branches off before or after one of its games, counted from 0. */
  onbranch?: (game: number) => void;
}

const SAGAS: Readonly<Record<string, () => Promise<{ default: Component<RealmProps> }>>> = {
  oath: () => import("./oath/chronicle/Realm.svelte"),
};

export const SAGA_GAMES: readonly string[] = Object.keys(SAGAS);

export async function loadRealm(slug: string): Promise<Component<RealmProps>> {
  const load = SAGAS[slug];
  if (!load) throw new Error(`There is no page for what '${slug}' remembers`);
  return (await load()).default;
}
