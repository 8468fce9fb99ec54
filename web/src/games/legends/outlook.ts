// What would come of an answer on the map, as the server foresees it.
import type { ReachView } from "../../contract/legends.ts";
import type { Choice, Question } from "../../contract/shared.ts";
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

const GOOD = new Set([
  ...["yours", "yours_island", "stays", "stays_island", "freed"],
  ...["takes", "island_won"],
]);

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Of one option; null where nothing on the map changes, or nobody can know. */
export function outlookOf({ about }: Choice, voice: Voice): Outlook | null {
  const told = words(about?.["told"]);
  if (!told.length) return null;
  return outlook(Number(about?.["points"]), words(about?.["pieces"]), told, voice);
}

/** Of a whole way: it is told with the first step, by where the way ends. */
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

/** "theirs:2" is a sentence and whom it is about, "leaves:d5" and where, "gives:d5:2" where and
 * whom, "takes:magic_tome" and what. */
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
