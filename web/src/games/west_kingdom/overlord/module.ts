// What the scenarios against the Overlord have in common, for the furniture: his seat, the goal, the end, and all that is as
// in the game that they change.
import type { Voice } from "../../../text/voice.ts";
import type { GameModule, Standing } from "../../game.ts";
import { inFamily, type Asking, type FamilyView, type Own } from "../module.ts";
import { minus } from "../../../text/minus.ts";
import { title } from "./title.ts";

/** The fields about him that every view of a scenario has. */
interface HisView extends FamilyView {
  overlord: { difficulty: string; is_on_turn: boolean; total: number; target: number };
}

type Taken =
  | "motif"
  | "Picture"
  | "title"
  | "standing"
  | "together"
  | "saysWhy"
  | "reached"
  | "scored"
  | "house";

interface Scenario<V> extends Omit<Own<V>, Taken> {
  motif?: GameModule<V>["motif"];
  /** The scenario's own notes, after those of the original game. */
  notes: GameModule<V>["notes"];
  /** The numbers of his seat. */
  his: (view: V, voice: Voice) => Standing[];
  /** The id of the message that says why the game is lost whatever the points. */
  lostBy?: (view: V) => string;
  /** The origin of the target, as a product. */
  product?: (view: V, voice: Voice) => string;
}

/** Numbers that sentences use for plural forms stay numbers. */
const sum = ({
  overlord: { total, target },
}: HisView): { total: string | number; target: number } => ({
  total: total < 0 ? minus(total) : total,
  target,
});

/** The team's progress. */
export const goalNow = (view: HisView, voice: Voice): string =>
  voice.text("overlord-moment", { ...sum(view) });

export const againstOverlord = <V extends HisView>(
  base: GameModule<V>,
  question: Asking<V>,
  { his, lostBy, product, notes, setsUp, telling, ...own }: Scenario<V>,
): GameModule<V> =>
  inFamily<V>(question, {
    ...(base.Player ? { Player: base.Player } : {}),
    ...(base.plaque ? { plaque: base.plaque } : {}),
    ...(base.where ? { where: base.where } : {}),
    ...(base.unread ? { unread: base.unread } : {}),
    motif: base.motif,
    Picture: base.Picture,
    title,
    standing: base.standing,
    moment: (view, voice) =>
      [base.moment?.(view, voice) ?? "", goalNow(view, voice)].filter(Boolean).join(" · "),
    house: (view, voice) => ({
      name: voice.text("overlord-name"),
      role: voice.text(`setting-difficulty-${view.overlord.difficulty}`),
      acts: view.overlord.is_on_turn,
      standing: his(view, voice).map((one) => ({ ...one, quiet: true })),
    }),
    setsUp: [...base.setsUp, ...setsUp],
    notes: [...base.notes.filter(({ id }) => id !== "about"), ...notes],
    telling: [...(base.telling ?? []), ...(telling ?? [])],
    together: ({ view }, won, voice) =>
      voice.text(won ? "overlord-won" : lostBy?.(view) || "overlord-lost", { ...sum(view) }),
    saysWhy: (view) => Boolean(lostBy?.(view)),
    reached: (view, voice) => {
      if (lostBy?.(view)) return voice.text("overlord-reached", { ...sum(view) });
      return product ? voice.text("overlord-target", { product: product(view, voice) }) : "";
    },
    scored: base.scored,
    ...own,
  });
