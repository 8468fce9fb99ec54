// The markers on a track.
import type { Threshold, TrackMarker } from "./pieces.ts";

export interface Standing {
  standing: TrackMarker[];
  coming: TrackMarker[];
}

/** The markers on a cell, and those that will come there. */
export const standingAt = (markers: readonly TrackMarker[], cell: number): Standing => ({
  standing: markers.filter(({ at }) => at === cell),
  coming: markers.filter(({ at, to }) => to === cell && at !== cell),
});

/** The tone of the zone of a cell. */
export const toneOf = (thresholds: readonly Threshold[], cell: number): "" | "low" | "high" =>
  thresholds.find(({ from, to, tone }) => tone && from <= cell && cell <= to)?.tone ?? "";
