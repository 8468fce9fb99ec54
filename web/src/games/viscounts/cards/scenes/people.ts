// Townsfolk and heroes. Those of one name share a figure; the mark that sets a card apart stands in
// front of it.
import type { IconName } from "../../../../art/icon.ts";
import * as p from "../../../../art/print.ts";
import { iconOf } from "../../tokens.ts";
import { TOWNSFOLK } from "../facts.ts";
import { BUILDER, CLERIC, CRIMINAL, GROUNDS, HERO, MERCHANT, NOBLE, SAGA } from "./inks.ts";

const { it, land, near, sun } = p;

type Scenes = Readonly<Record<string, () => string>>;

const FIGURES: Readonly<Record<string, IconName>> = {
  abbot: "gi:monk-face",
  labourer: "gi:gear-hammer",
  squire: "gi:visored-helm",
  trader: "gi:swap-bag",
  lender: "gi:money-stack",
  financier: "gi:abacus",
  journeyman: "gi:knapsack",
  thief: "gi:robber",
  acolyte: "gi:ringing-bell",
  artisan: "gi:anvil-impact",
  chevalier: "gi:mounted-knight",
  trickster: "gi:card-joker",
  antagonist: "gi:evil-tower",
  architect: "gi:architect-mask",
  gatekeeper: "gi:key",
  pastor: "gi:holy-symbol",
  illusionist: "gi:wizard-face",
  aristocrat: "gi:top-hat",
  foreman: "gi:flat-hammer",
  vicar: "gi:prayer",
  courier: "gi:envelope",
  artist: "gi:palette",
  priest: "gi:church",
  sculptor: "gi:chisel",
  benefactor: "gi:receive-money",
  strongman: "gi:muscle-up",
  traveller: "gi:journey",
  clergyman: "gi:ankh",
  diplomat: "gi:shaking-hands",
  mason: "gi:trowel",
  bishop: "gi:pope-crown",
  charlatan: "gi:snake-tongue",
  enforcer: "gi:spiked-mace",
  conspirator: "gi:hooded-assassin",
  deacon: "gi:candle-holder",
  overseer: "gi:eyeball",
  woodcutter: "gi:axe-in-log",
  jeweller: "gi:gem-necklace",
  debt_collector: "gi:tied-scroll",
  defender: "gi:shield",
  disciple: "gi:book-cover",
  watchman: "gi:guarded-tower",
  lookout: "gi:spyglass",
  friar: "gi:bread",
  miner: "gi:war-pick",
  princess: "gi:tiara",
  meddler: "gi:conversation",
  missionary: "gi:bookmarklet",
  patron: "gi:open-chest",
  stonecutter: "gi:stone-block",
  peddler: "gi:barrel",
  pickpocket: "gi:cut-palm",
  racketeer: "gi:fist",
  scoundrel: "gi:bandit",
  swindler: "gi:rolling-dices",
  tinker: "gi:toolbox",
  traitor: "gi:backstab",
  ada: "gi:rose",
  bertha: "gi:harp",
  clovis: "gi:queen-crown",
  emma: "gi:quill-ink",
  guntram: "gi:scales",
  judith: "gi:broadsword",
  lothaire: "gi:locked-chest",
  merovech: "gi:stone-tower",
  rudolf: "gi:stag-head",
  therese: "gi:owl",
  carolina: "gi:fox-head",
  gisela: "gi:flower-emblem",
  hugo: "gi:boar-tusks",
  larena: "gi:lyre",
  samson: "gi:lion",
  valaric: "gi:raven",
  printed: "gi:cowled",
};

/** The subject of a card that shares its name with others: "_ink", "_drop". */
const MARKS: Readonly<Record<string, IconName>> = {
  ink: iconOf("ink"),
  gold: iconOf("gold"),
  stone: iconOf("stone"),
  silver: iconOf("silver"),
  virtue: iconOf("virtue"),
  destroy: iconOf("destroy"),
  rearrange: iconOf("rearrange"),
  deed: iconOf("deed"),
  hire: iconOf("free_hire"),
  resource: iconOf("resource_any"),
  drop: "gi:card-discard",
  play: "gi:card-pickup",
};

const INKS: Readonly<Record<string, p.Inks>> = {
  merchant: MERCHANT,
  builder: BUILDER,
  noble: NOBLE,
  cleric: CLERIC,
  criminal: CRIMINAL,
};

/** The places of the people of an icon. */
const PLACES: Readonly<Record<string, readonly p.Part[]>> = {
  merchant: [p.morning(), land("mid")],
  builder: [p.evening(), land("mesa")],
  noble: [sun(100, 60, 42, 22), land("ridge")],
  cleric: [p.vault()],
  criminal: [p.night()],
};

function parted(key: string): { figure: IconName; mark: IconName | undefined } {
  const whole = FIGURES[key];
  if (whole) return { figure: whole, mark: undefined };
  const cut = key.lastIndexOf("_");
  return { figure: FIGURES[key.slice(0, cut)]!, mark: MARKS[key.slice(cut + 1)] };
}

/** The place of a stranger whose card is printed on the board. */
const stranger = (key: string): (() => string) => {
  const ground = GROUNDS[key.slice(key.indexOf("_") + 1)]!;
  const parts = [p.dusk(), land("mid"), it(FIGURES["printed"]!, 52, 12, 96), near("low")];
  return () => p.print(ground, parts);
};

export const townsfolk: Scenes = Object.fromEntries(
  Object.entries(TOWNSFOLK).map(([key, { kind, icons }]) => {
    if (key.startsWith("printed_")) return [key, stranger(key)];
    const { figure, mark } = parted(key);
    const hero = kind === "hero" || kind === "extra_hero";
    const [first, second] = icons;
    const place = hero ? [sun(100, 62, 50, 26)] : PLACES[first!]!;
    const dark = !hero && first === "criminal";
    const parts = [
      ...place,
      it(figure, 54, 8, 92, dark ? "pale" : "dark"),
      near("low"),
      ...(mark ? [it(mark, 8, 90, 42, "pale")] : []),
      ...(second ? [it(iconOf(second), 154, 94, 38, "hot")] : []),
    ];
    const ink = kind === "hero" ? HERO : kind === "extra_hero" ? SAGA : INKS[first!]!;
    return [key, () => p.print(ink, parts)];
  }),
);
