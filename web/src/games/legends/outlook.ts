// The outcome of an answer on the map, as the server foresees it.
import type { ReachView } from "../../contract/legends.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";

export interface Outlook {
  /** The player's own points gained or lost. */
  points: number;
  /** Pieces in the region afterwards: by seat, the neutral ones last. */
  pieces: number[];
  told: Verdict[];
}

/** A sentence about the outcome. */
export interface Verdict {
  text: string;
  good: boolean;
}

const GOOD = new Set([
  ...["yours", "yours_island", "stays", "stays_island", "freed"],
  ...["takes", "island_won"],
]);

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The outlook of one option; null if nothing on the map changes, or the outcome is unknown. */
export function outlookOf({ about }: Choice, voice: Voice): Outlook | null {
  const told = words(about?.["told"]);
  if (!told.length) return null;
  return outlook(Number(about?.["points"]), words(about?.["pieces"]), told, voice);
}

/** The outlook of a whole way, which comes with the first step, by the way's end. */
export function outlookOfWay(
  { choices }: Question,
  { start, stops, end }: ReachView,
  voice: Voice,
): Outlook | null {
  const step = choices.find(({ key }) => key === `${start}>${stops[0]}`);
  if (!step || stops.length === 1) return step ? outlookOf(step, voice) : null;
  const at = words(step.about?.["ways_ends"]).indexOf(end);
  const [points, pieces, told] = ["ways_points", "ways_pieces", "ways_told"].map(
    (name) => words(step.about?.[name])[at],
  );
  if (!told) return null;
  return outlook(Number(points), pieces!.split(" "), told.split(" "), voice);
}

/** "theirs:2" is a sentence and its player, "leaves:d5" one and its region, "gives:d5:2" with
 * region and player, "takes:magic_tome" with a thing. */
function outlook(points: number, pieces: string[], told: string[], voice: Voice): Outlook {
  return {
    points,
    pieces: pieces.map(Number),
    told: told.map((word) => {
      const [id = "", what = "", whom = what] = word.split(":");
      const text = voice.text(`outlook-${id}`, { player: Number(whom), region: what, token: what });
      return { text, good: GOOD.has(id) };
    }),
  };
}
