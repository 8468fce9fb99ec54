// The words of the furniture: in the reader's language, unless a page shows pieces in another one.
import { getContext, setContext } from "svelte";
import { t } from "../../words.svelte.ts";

export type Say = typeof t;

const KEY = Symbol("words of the furniture");

export const pieceWords = (): Say => getContext<Say | undefined>(KEY) ?? t;
export const setPieceWords = (say: Say): Say => setContext(KEY, say);
