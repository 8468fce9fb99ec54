// What the components of a table share.
import { createContext } from "svelte";
import type { GameModule } from "../games/game.ts";
import type { Voice } from "../text/voice.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { Reader } from "./reader.svelte.ts";

/** Read the fields each time they are needed: the language or the seat may have changed. */
export interface TableContext {
  readonly game: GameModule;
  readonly voice: Voice;
  readonly names: readonly string[];
  readonly choosing: Choosing;
  readonly reader: Reader;
}

export const [getTable, setTable] = createContext<TableContext>();
