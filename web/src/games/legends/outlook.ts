// What would come of an answer on the map, as the server foresees it.
import type { OutlookView } from "../../contract/legends.ts";
import type { Choice } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";

export interface Outlook {
  /** One's own points gained or lost. */
  points: number;
  /** Pieces in the region then: by seat, the neutral ones last. */
  pieces: number[];
  told: Verdict[];
}

/** A sentence about it. */
export interface Verdict {
  text: string;
  good: boolean;
}

const GOOD = new Set(["yours", "yours_island", "stays", "stays_island", "freed"]);

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Of one option; null where nothing on the map changes, or nobody can know. */
export function outlookOf({ about }: Choice, voice: Voice): Outlook | null {
  const told = words(about?.["told"]);
  if (!told.length) return null;
  const pieces = words(about?.["pieces"]);
  return outlook({ points: Number(about?.["points"]), pieces, told }, voice);
}

/** "theirs:2" is a sentence and whom it is about, "leaves:d5" and where. */
export function outlook({ points, pieces, told }: OutlookView, voice: Voice): Outlook {
  return {
    points,
    pieces: pieces.map(Number),
    told: told.map((word) => {
      const [id = "", what = ""] = word.split(":");
      const text = voice.text(`outlook-${id}`, { player: Number(what), region: what });
      return { text, good: GOOD.has(id) };
    }),
  };
}
