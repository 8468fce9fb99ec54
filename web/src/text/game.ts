// The words of the game on the table, for all components that show its cards and pieces.
import { createContext } from "svelte";
import type { Voice } from "./voice.ts";

/** A getter, so that the page changes with the language. */
export const [gameVoice, setGameVoice] = createContext<() => Voice>();
