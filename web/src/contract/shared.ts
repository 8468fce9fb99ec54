/* Made from what all schemas have in common by "npm run types". */

export interface Score {
  total: number;
  lines?: ScoreLine[];
}
/**
 * One line of a score: what it is for, how many of it, what it brought.
 */
export interface ScoreLine {
  what: string;
  count: number;
  points: number;
}
/**
 * A decision, for the seat that has to take it.
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
 * It is rendered where it is shown, in the reader's language (`throneroom.text`).
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
 * A decision, for everybody else. Only the seats: what is asked would tell too much.
 */
export interface Waiting {
  ask: "waiting";
  seats: number[];
}
/**
 * Ranks from 1 (shared by those who tie), scores taken apart, and why the game ended.
 */
export interface Outcome {
  ranks: number[];
  scores: Score[];
  reason: string;
  together?: boolean | null;
  tie?: string | null;
}
