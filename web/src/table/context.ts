// The context that the components of a table share.
import { createContext } from "svelte";
import type { GameModule } from "../games/game.ts";
import type { Voice } from "../text/voice.ts";
import type { Choosing } from "./choosing.svelte.ts";
import type { HouseTurn } from "./house.svelte.ts";
import type { Reader } from "./reader.svelte.ts";

/** Read the fields each time they are needed, because the language or the seat may have changed. */
export interface TableContext {
  readonly game: GameModule;
  readonly voice: Voice;
  readonly names: readonly string[];
  readonly choosing: Choosing;
  readonly reader: Reader;
  /** The turn of the house, for boards that show it step by step. */
  readonly house?: HouseTurn | undefined;
}

export const [getTable, setTable] = createContext<TableContext>();
