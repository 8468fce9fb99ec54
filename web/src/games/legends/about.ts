// A region in words: for screen readers, and for its reading view.
import type { LegendsView } from "../../contract/legends.ts";
import type { Voice } from "../../text/voice.ts";

/** The owner of a region, in words. */
export function regionState(view: LegendsView, region: string, voice: Voice): string {
  const found = view.regions.find((one) => one.region === region);
  if (found?.neutral_control) return voice.text("label-region-neutral");
  if (found?.control == null) return voice.text("label-region-free");
  return voice.text("label-region-of", { player: found.control });
}

export function islandState(view: LegendsView, region: string, voice: Voice): string {
  const found = view.islands.find(({ regions }) => regions.includes(region));
  if (found?.neutral_control) return voice.text("label-island-neutral");
  if (found?.control == null) return voice.text("label-island-free");
  return voice.text("label-island-of", { player: found.control });
}

/** The pieces in a region, in words. */
export function standing(view: LegendsView, region: string, voice: Voice): string[] {
  const found = view.regions.find((one) => one.region === region);
  if (!found) return [];
  const counted = (id: string, counts: readonly number[]): string[] =>
    counts.flatMap((count, player) => (count ? [voice.text(id, { count, player })] : []));
  return [
    ...counted("label-armies-of", found.armies),
    ...(found.neutral ? [voice.text("label-armies-neutral", { count: found.neutral })] : []),
    ...counted("label-cities-of", found.cities),
    ...(found.token ? [voice.text(`token-${found.token}`)] : []),
    ...(found.is_start ? [voice.text("token-start")] : []),
  ];
}

export function regionLabel(view: LegendsView, region: string, voice: Voice): string {
  return [
    voice.text(`region-${region}`),
    regionState(view, region, voice),
    ...standing(view, region, voice),
  ].join(", ");
}
