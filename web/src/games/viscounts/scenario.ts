// What a scenario adds to the table of Viscounts.

/** Workers of somebody who is no player, in a section of the castle. */
export interface Intruder {
  tier1: number;
  tier2: number;
  /** Nobody drives them out. */
  guarded: boolean;
  /** One more of them is the end. */
  doomed: boolean;
}

export interface Intruders {
  /** The number that stands for their owner in the log, and the word in answers. */
  seat: number;
  key: string;
  in: (section: string) => Intruder;
  tier3: number;
}
