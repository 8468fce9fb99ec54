/* Made from what all schemas have in common by "npm run types". */

export interface Score {
  total: number;
  lines?: ScoreLine[];
}
/**
 * One line of a score: its source, the amount, and the points.
 */
export interface ScoreLine {
  what: string;
  count: number;
  points: number;
}
/**
 * A decision, for the seat that has to make it.
 */
export interface Question {
  ask: "question";
  seat: number;
  number: number;
  kind: string;
  prompt: Message;
  lo: number;
  hi: number;
  ordered: boolean;
  choices: Choice[];
  by?: string;
  rules?: string;
  standing?: string;
  safe?: string;
  together?: number[];
}
/**
 * A Fluent message, rendered where it is shown, in the reader's language
 *     (`throneroom.text`).
 */
export interface Message {
  id: string;
  args?: {
    [k: string]: string | number | string[];
  };
}
/**
 * One option: its key, what to call it, and where it lies on the table.
 */
export interface Choice {
  key: string;
  text: Message;
  target: string;
  about?: {
    [k: string]: string | number | string[];
  };
  ends?: "" | "game" | "passed" | "shown" | "turn";
  lost?: Message | null;
  aside?: boolean;
}
/**
 * A decision, for everybody else: only the seats, because the question itself would tell too
 *     much.
 */
export interface Waiting {
  ask: "waiting";
  seats: number[];
}
/**
 * Ranks from 1 (tied seats share one), scores line by line, and why the game ended.
 */
export interface Outcome {
  ranks: number[];
  scores: Score[];
  reason: string;
  together?: boolean | null;
  tie?: string | null;
}
