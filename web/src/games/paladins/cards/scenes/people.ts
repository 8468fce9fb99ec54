// Townsfolk, paladins and outsiders. Those of one name share a figure; a card's gain stands in
// front of it.
import type { IconName } from "../../../../art/icon.ts";
import * as p from "../../../../art/print.ts";
import { OUTSIDERS, PALADINS, TOWNSFOLK } from "../facts.ts";
import { worded } from "./words.ts";
import { BLUE, CLOISTER, COURT, GREEN, SHADE, STEEL, STONE, TOWN, YELLOW } from "./inks.ts";

const { it, land, near, sun } = p;

type Scenes = Readonly<Record<string, () => string>>;

interface Figure {
  icon: IconName;
  ink: p.Inks;
}

const TOWNSPEOPLE: Readonly<Record<string, Figure>> = {
  abbot: { icon: "gi:pope-crown", ink: CLOISTER },
  acolyte: { icon: "gi:monk-face", ink: CLOISTER },
  architect: { icon: "gi:architect-mask", ink: STONE },
  conspirator: { icon: "gi:hooded-assassin", ink: SHADE },
  debt_collector: { icon: "gi:receive-money", ink: TOWN },
  defender: { icon: "gi:templar-shield", ink: STONE },
  gatekeeper: { icon: "gi:key", ink: STONE },
  missionary: { icon: "gi:holy-symbol", ink: CLOISTER },
  peddler: { icon: "gi:knapsack", ink: TOWN },
  squire: { icon: "gi:light-helm", ink: TOWN },
  watchman: { icon: "gi:guarded-tower", ink: STONE },
  noblewoman: { icon: "gi:queen-crown", ink: COURT },
  charlatan: { icon: "gi:card-joker", ink: SHADE },
};

/** The hours and places of the cards of one name. */
const GROUNDS: readonly p.Part[] = [p.morning(), p.vault(), p.evening()];

/** A card by its number among those of its name. */
const kindOf = (key: string): [kind: string, number: number] => {
  const [, kind, number] = /^(.*)_(\d)$/.exec(key)!;
  return [kind!, Number(number)];
};

/** The gains, at the foot: the ability on the left, the dismissal on the right. */
const foot = (left: readonly string[], right: readonly string[]): p.Part[] => [
  ...left.map((word, i) => worded(word, 8 + i * 30, 92, 38, "pale")),
  ...right.map((word, i) => worded(word, 154 - i * 30, 92, 38, "hot")),
];

export const townsfolk: Scenes = Object.fromEntries(
  Object.entries(TOWNSFOLK).map(([key, { ability, dismiss }]) => {
    const [kind, number] = kindOf(key);
    const { icon, ink } = TOWNSPEOPLE[kind]!;
    const ground = GROUNDS[number - 1]!;
    const parts = [ground, it(icon, 54, 10, 92), near("low"), ...foot(ability.reward, dismiss)];
    return [key, () => p.print(ink, parts)];
  }),
);

/** Arms and mounts, so that the twelve can be told apart at the size of a thumb. */
const KNIGHTS: Readonly<Record<string, IconName>> = {
  anseis: "gi:crested-helmet",
  berengier: "gi:visored-helm",
  engelier: "gi:crossed-swords",
  gerier: "gi:heavy-helm",
  gerin: "gi:griffin-shield",
  girard: "gi:bow-arrow",
  ivon: "gi:winged-sword",
  ivoire: "gi:hunting-horn",
  oliver: "gi:holy-grail",
  otton: "gi:mounted-knight",
  roland: "gi:relic-blade",
  samson: "gi:spiked-mace",
};

export const paladins: Scenes = Object.fromEntries(
  Object.keys(PALADINS).map((key, i) => {
    const lands = ["peaks", "ridge", "mid"] as const;
    const parts = [
      sun(100, 60, 44, 22),
      land(lands[i % lands.length]),
      it(KNIGHTS[key]!, 56, 14, 90),
      near("low"),
    ];
    return [key, () => p.print(STEEL, parts)];
  }),
);

const PEOPLES: Readonly<Record<string, p.Inks>> = { green: GREEN, yellow: YELLOW, blue: BLUE };

/** The land of each people. */
const LANDS: Readonly<Record<string, readonly p.Part[]>> = {
  green: [p.morning(), land("mesa")],
  yellow: [p.dusk(), land("mid")],
  blue: [p.evening(), land("peaks"), p.sea(112)],
};

const STRANGERS: Readonly<Record<string, IconName>> = {
  adventurer: "gi:treasure-map",
  archer: "gi:bowman",
  armourer: "gi:breastplate",
  assassin: "gi:cloak-dagger",
  barbarian: "gi:barbarian",
  champion: "gi:swords-emblem",
  guardian: "gi:guards",
  hunter: "gi:deer-head",
  invader: "gi:axe-swing",
  lookout: "gi:spyglass",
  marauder: "gi:horned-helm",
  mercenary: "gi:sword-brandish",
  protector: "gi:round-shield",
  thief: "gi:robber",
  traitor: "gi:backstab",
  vigilante: "gi:cowled",
  warrior: "gi:viking-head",
};

export const outsiders: Scenes = Object.fromEntries(
  Object.entries(OUTSIDERS).map(([key, { suit, attack }]) => {
    const kind = key.split(`_${suit}`, 1)[0]!;
    const brought = attack.map((word, i) => worded(word, 154 - i * 32, 92, 38, "pale"));
    const parts = [...LANDS[suit]!, it(STRANGERS[kind]!, 52, 12, 94), near("low"), ...brought];
    return [key, () => p.print(PEOPLES[suit]!, parts)];
  }),
);
