// A threat in words.
import type { OverlordView, ThreatView } from "../../contract/paladins_coop.ts";
import type { Voice } from "../../text/voice.ts";

/** "1 honour or 1 silver". */
export const penaltyIn = ({ penalty }: ThreatView, voice: Voice): string =>
  penalty.map((one) => voice.text(`penalty-${one}`)).join(` ${voice.text("label-or")} `);

/** "Each loses 1 honour or takes a suspicion card": gains have a verb of their own. */
export function takenBy({ penalty }: ThreatView, voice: Voice): string {
  const said = (one: string, i: number): string => {
    if (voice.has(`penalty-${one}.comes`)) return voice.text(`penalty-${one}.comes`);
    const lost = voice.text(`penalty-${one}.lost`);
    return i ? lost : voice.text("label-loses", { what: lost });
  };
  return voice.text("label-each", {
    does: penalty.map(said).join(` ${voice.text("label-or")} `),
  });
}

/** "Fortify takes a worker off". */
export const foughtBy = ({ action }: ThreatView, voice: Voice): string =>
  voice.text("label-fought_by", { action: voice.text(`action-${action}`) });

export const threatSaid = (threat: ThreatView, voice: Voice): string =>
  [
    voice.text(`card-${threat.card!}`),
    voice.text("label-threat_workers", { n: threat.workers }),
    foughtBy(threat, voice),
    takenBy(threat, voice),
  ].join(". ");

const oursSaid = (parts: readonly string[], voice: Voice): string =>
  parts.length
    ? voice.text("overlord-ours_part", {
        what: parts.map((part) => voice.text(`ours-${part}`)).join(", "),
      })
    : "";

/** The parts of its face that are our own; "" if all are known. */
export const oursIn = ({ reconstructed }: ThreatView, voice: Voice): string =>
  oursSaid(reconstructed, voice);

/** The same for the outsider threat. */
export const outsidersOurs = (overlord: OverlordView, voice: Voice): string =>
  oursSaid(overlord.outsiders_reconstructed ? ["outsiders"] : [], voice);
