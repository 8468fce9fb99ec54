// The results of a game in the campaign, in words.
import type { CampaignPage, PlayedPage } from "../../../contract/tomesaga.ts";
import { minus } from "../../../text/minus.ts";
import type { Voice } from "../../../text/voice.ts";

export const winnerOf = ({ ranks, names }: PlayedPage): string => names[ranks.indexOf(1)] ?? "";

/** "41 : 36 : −2", the best first. */
export const scoresOf = ({ scores }: PlayedPage): string =>
  [...scores]
    .sort((a, b) => b - a)
    .map(minus)
    .join(" : ");

export const victoryOf = (one: PlayedPage, voice: Voice): string =>
  voice.text(one.major ? "campaign-major" : "campaign-minor", { name: winnerOf(one) });

/** The reason for the kind of victory, and its reward. */
export function reasonOf(one: PlayedPage, voice: Voice): string {
  const { lead, margin, major, tie } = one;
  const players = one.names.length;
  const why = voice.text(major ? "campaign-major-why" : "campaign-minor-why", {
    ...{ lead, margin, players },
  });
  return tie && voice.has(`tie-${tie}`) ? `${why} ${voice.text(`tie-${tie}`)}` : why;
}

/** The tie-breaker that decided the campaign, if the chronicles alone did not. */
export const tieOf = ({ tie }: CampaignPage, voice: Voice): string =>
  tie ? voice.text(`campaign-tie-${tie}`) : "";

/** The chronicles and tokens that a player won in or for a game. */
export function wonIn(one: PlayedPage, seat: number, voice: Voice): string {
  const count = one.victory[seat]!;
  return [
    ...one.claims[seat]!.map((key) => voice.text(`chronicle-${key}`)),
    ...(count ? [voice.text("campaign-victories", { count })] : []),
    ...one.crests[seat]!.map((crest) => voice.text(`crest-${crest}.chronicle`)),
    ...one.tokens[seat]!.map((crest) => voice.text(`crest-${crest}.token`)),
  ].join(", ");
}
