// What everything on a table can ask for.
import { createContext } from "svelte";
import type { GameModule } from "../games/game.ts";
import type { Voice } from "../text/voice.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { Reader } from "./reader.svelte.ts";

/** The fields are read anew each time: the language may change, another seat may look. */
export interface TableContext {
  readonly game: GameModule;
  readonly voice: Voice;
  readonly names: readonly string[];
  readonly choosing: Choosing;
  readonly reader: Reader;
}

export const [getTable, setTable] = createContext<TableContext>();
