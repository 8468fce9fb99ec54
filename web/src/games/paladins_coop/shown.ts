// The view as the table of Paladins shows it: honour is one more track, and actions name the
// threats they fight.
import type { PaladinsCoopView } from "../../contract/paladins_coop.ts";
import type { PlayerView } from "../../contract/paladins.ts";
import type { Voice } from "../../text/voice.ts";
import type { Position } from "../game.ts";
import type { Foes } from "../paladins/scenario.ts";

type Action = PlayerView["actions"][number] & { foes?: Foes };

/** By action: the Overlord's workers on threats that it fights. */
function foesOf({ overlord }: PaladinsCoopView, voice: Voice): Record<string, Foes> {
  const foes: Record<string, Foes> = {};
  for (const { action, workers } of overlord.threats)
    if (workers) foes[action] = { count: workers, text: voice.text("label-foes", { n: workers }) };
  return foes;
}

export function shownView(view: PaladinsCoopView, voice: Voice): PaladinsCoopView {
  const foes = foesOf(view, voice);
  const players = view.players.map((player, seat) => {
    // Before an overlay is dealt its action has no mode.
    const printed = player.actions.filter(({ modes }) => modes.length);
    const actions = printed.map((one): Action => {
      const found = foes[one.action];
      return found ? { ...one, foes: found } : one;
    });
    return { ...player, attributes: [...player.attributes, view.mates[seat]!.track], actions };
  });
  return { ...view, players };
}

export const shownAt = (
  position: Position<PaladinsCoopView>,
  voice: Voice,
): Position<PaladinsCoopView> => ({ ...position, view: shownView(position.view, voice) });
