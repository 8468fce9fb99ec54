// A scenario's additions to the table of Viscounts.

/** Workers in a section of the castle that no player owns. */
export interface Intruder {
  tier1: number;
  tier2: number;
  /** Whether nobody can drive them out. */
  guarded: boolean;
  /** Whether one more of them ends the game. */
  doomed: boolean;
}

/** Things on a space of the roads other than viscounts. */
export interface OnRoad {
  /** Whether their owner himself is there. */
  lord: boolean;
  /** The number of groups of workers, one per owner. */
  crews: number;
}

export interface Intruders {
  /** The seat that stands for their owner in the log, and the word in answers. */
  seat: number;
  key: string;
  in: (section: string) => Intruder;
  /** The things on a space of the roads. */
  on: (space: string) => OnRoad;
  tier3: number;
}
