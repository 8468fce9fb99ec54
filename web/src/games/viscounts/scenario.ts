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

/** What stands on a space of the roads and is no viscount. */
export interface OnRoad {
  /** Their owner himself. */
  lord: boolean;
  /** Groups of workers, one for each owner. */
  crews: number;
}

export interface Intruders {
  /** The number that stands for their owner in the log, and the word in answers. */
  seat: number;
  key: string;
  in: (section: string) => Intruder;
  /** Who stands on a space of the roads. */
  on: (space: string) => OnRoad;
  tier3: number;
}
