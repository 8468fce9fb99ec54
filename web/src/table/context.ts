// What the components of a table share.
import { createContext } from "svelte";
import type { GameModule } from "../games/game.ts";
import type { Voice } from "../text/voice.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { HouseTurn } from "./house.svelte.ts";
import type { Reader } from "./reader.svelte.ts";

/** Read the fields each time they are needed: the language or the seat may have changed. */
export interface TableContext {
  readonly game: GameModule;
  readonly voice: Voice;
  readonly names: readonly string[];
  readonly choosing: Choosing;
  readonly reader: Reader;
  /** Says that the turn of whoever plays against all is being shown. */
  readonly house?: HouseTurn | undefined;
}

export const [getTable, setTable] = createContext<TableContext>();
