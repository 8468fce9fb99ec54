// The words of the game on the table, handed down to whatever shows its cards and pieces.
import { createContext } from "svelte";
import type { Voice } from "./voice.ts";

/** A getter, so that what is shown changes with the language. */
export const [gameVoice, setGameVoice] = createContext<() => Voice>();
