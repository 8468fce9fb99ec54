// The current campaign, as data for the furniture.
import type { Face, Pool, Source } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import { ATTACK_DIE, DEFENSE_DIE } from "./pieces.ts";
import type { Campaigning } from "./table.ts";
import { subject } from "./things.ts";
import type { Source as Origin } from "../../contract/oath.ts";

const SWORD = "gi:broadsword";
const SHIELD = "gi:shield";

/** The icons of the dice's faces, by key. */
const FACES: Readonly<Record<string, Omit<Face, "name">>> = {
  hollow_sword: { icons: [SWORD], hollow: true },
  sword: { icons: [SWORD] },
  two_swords_skull: { icons: [SWORD, SWORD], mark: "gi:death-skull" },
  blank: {},
  shield: { icons: [SHIELD] },
  two_shields: { icons: [SHIELD, SHIELD] },
  double: { text: "×2" },
};

const faces = (keys: readonly string[], voice: Voice): Face[] =>
  keys.map((key) => ({ ...FACES[key], name: voice.text(`face-${key}`) }));

/** The source of dice and warbands, in words. */
function sourceText({ what, seat }: Origin, voice: Voice): string {
  const id = `source-${what}`;
  return voice.has(id) ? voice.text(id, { seat: seat ?? 0 }) : voice.text(`card-${subject(what)}`);
}

const signed = (n: number): { sign: string; count: number } => ({
  sign: n < 0 ? "−" : "",
  count: Math.abs(n),
});

const sources = (from: readonly Origin[], voice: Voice): Source[] =>
  from.map((source) => ({
    text: sourceText(source, voice),
    value: [
      source.dice ? voice.text("source-dice", signed(source.dice)) : "",
      source.warbands ? voice.text("source-force", signed(source.warbands)) : "",
    ]
      .filter(Boolean)
      .join(" · "),
  }));

export const isDefenseRolled = ({ campaign }: Campaigning): boolean =>
  campaign.defense_roll.length > 0 || campaign.attack_roll.length > 0;
export const isAttackRolled = ({ campaign }: Campaigning): boolean =>
  campaign.attack_roll.length > 0;

/** The pools of dice; `taken` is the number of attack dice under consideration. */
export function pools(act: Campaigning, voice: Voice, taken: number | null = null): Pool[] {
  const { campaign, by } = act;
  const { defender } = campaign;
  const attack: Pool = {
    seat: by,
    title: voice.text("pool-attack", { seat: by }),
    die: { ...ATTACK_DIE, name: voice.text("die-attack") },
    count: taken ?? campaign.attack,
    sources: sources(campaign.attack_from, voice),
  };
  const defense: Pool = {
    ...(defender === null ? {} : { seat: defender }),
    title:
      defender === null
        ? voice.text("pool-bandits")
        : voice.text("pool-defense", { seat: defender }),
    die: { ...DEFENSE_DIE, name: voice.text("die-defense") },
    count: campaign.defense,
    plus: campaign.defense_force,
    plusIcon: "gi:meeple",
    sources: sources(campaign.defense_from, voice),
  };
  if (isAttackRolled(act))
    Object.assign(attack, {
      faces: faces(campaign.attack_roll, voice),
      total: campaign.attack_total,
      sum: voice.text("sum-attack", {
        swords: campaign.swords - Math.floor(campaign.hollow / 2),
        hollow: campaign.hollow,
        skulls: campaign.skulls,
        added: campaign.sacrificed * campaign.worth,
        total: campaign.attack_total,
      }),
    });
  if (isDefenseRolled(act))
    Object.assign(defense, {
      faces: faces(campaign.defense_roll, voice),
      total: campaign.defense_total,
      sum: voice.text("sum-defense", {
        shields: campaign.shields / 2 ** campaign.doublers,
        times: 2 ** campaign.doublers,
        force: campaign.defense_force,
        total: campaign.defense_total,
      }),
    });
  return [attack, defense];
}
