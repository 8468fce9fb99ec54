// How it was won, as there are no points; and what others wait for until the winner has written.
import type { Outcome } from "../../contract/shared.ts";
import type { Story } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import type { IconName } from "../../art/icon.ts";
import type { Position } from "../game.ts";
import type { OathView } from "../../contract/oath.ts";

const HOW: Readonly<Record<string, IconName>> = {
  usurper: "gi:sharp-crown",
  visionary: "gi:all-seeing-eye",
  stable_regime: "gi:imperial-crown",
  war_exhaustion: "gi:tattered-banner",
  successor: "gi:laurel-crown",
};

const TOLD: Readonly<Record<string, IconName>> = {
  title_passed: "gi:imperial-crown",
  title_turned: "gi:sharp-crown",
  role_changed: "gi:laurel-crown",
  banner_taken: "gi:knight-banner",
  mob_rose: "gi:uprising",
  end_die: "gi:rolling-dices",
};

export function story({ view, events }: Position<OathView>, _: Outcome, voice: Voice): Story {
  let round = 1;
  // What the winner writes afterwards has led nowhere.
  const won = events.findLastIndex(({ event }) => event === "won");
  const before = won < 0 ? events : events.slice(0, won);
  const told: Story["told"] = before.flatMap((event) => {
    if (event.event === "turn_began") round = Number(event["round"]);
    const icon = TOLD[event.event];
    // A banner that another took has not led there.
    const helped = event.event !== "banner_taken" || event["seat"] === view.winner;
    if (!icon || !helped) return [];
    return [{ icon, when: voice.text("story-round", { round }), text: voice.tell(event) }];
  });
  const ways = view.won_by.map((way) => voice.text(`win-${way}`));
  return {
    how: {
      icon: HOW[view.won_by[0] ?? ""] ?? "gi:trophy-cup",
      title: ways.join(", "),
      text: view.winner === null ? "" : voice.text("story-won", { seat: view.winner }),
    },
    told,
    others: view.players
      .filter(({ seat }) => seat !== view.winner)
      .map(({ seat, ways }) => ({
        seat,
        name: voice.player(seat),
        // Two ways may lack the same: the sites for the title and for a Vision.
        text: [
          ...new Set(
            ways
              .filter(({ ready }) => !ready)
              .map(({ lacks, missing }) =>
                lacks.map((what) => voice.text(`lacks-${what}`, { count: missing })).join(", "),
              ),
          ),
        ].join(" · "),
      }))
      .filter(({ text }) => text),
  };
}

/** While the winner writes, everybody else waits. */
export function waits(
  { view }: Position<OathView>,
  [seat]: readonly number[],
  voice: Voice,
): string {
  if (view.phase !== "chronicle" || seat === undefined || view.winner === null) return "";
  return voice.text(seat === view.winner ? "waits-writing" : "waits-vassalage", {
    seat,
    winner: view.winner,
  });
}
