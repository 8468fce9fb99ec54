// The looks of a campaign's pieces, and the arguments for their words.
import type { IconName } from "../../../art/icon.ts";
import type { ChronicleFace, KeeperView } from "../../../contract/west_kingdom.ts";

export interface CrestLook {
  icon: IconName;
  field: string;
}

export const CRESTS: Readonly<Record<string, CrestLook>> = {
  lion: { icon: "gi:lion", field: "#A87818" },
  eagle: { icon: "gi:eagle-emblem", field: "#8E2430" },
  boar: { icon: "gi:boar", field: "#2F6272" },
};

/** The icon in each chronicle's picture. */
export const PICTURES: Readonly<Record<string, IconName>> = {
  chr_arch_marble: "gi:ionic-column",
  chr_arch_buildings: "gi:hammer-nails",
  chr_arch_debts: "gi:pay-money",
  chr_arch_apprentices: "gi:anvil",
  chr_arch_cathedral: "gi:church",
  chr_arch_captives: "gi:manacles",
  chr_pal_walls: "gi:stone-wall",
  chr_pal_monks: "gi:monk-face",
  chr_pal_attack: "gi:crossed-swords",
  chr_pal_convert: "gi:open-gate",
  chr_pal_townsfolk: "gi:three-friends",
  chr_pal_attribute: "gi:heraldic-sun",
  chr_visc_buildings: "gi:family-house",
  chr_visc_manuscripts: "gi:bookshelf",
  chr_visc_castle: "gi:throne-king",
  chr_visc_deeds: "gi:tied-scroll",
  chr_visc_debts: "gi:papers",
  chr_visc_townsfolk: "gi:minions",
};

export const pictureOf = (chronicle: string): IconName => PICTURES[chronicle] ?? "gi:tied-scroll";

/** The colours of the backs, by game. */
export const BACKS: Readonly<Record<string, string>> = {
  architects: "#8A3A1E",
  paladins: "#8A6410",
  viscounts: "#2C4A73",
};

export const hasAdvantage = ({ gain, law }: ChronicleFace): boolean =>
  Object.keys(gain).length + Object.keys(law).length > 0;

/** Whether a keeper has nothing to show besides victories: no faceup chronicles, tokens or crest
 * chronicles. */
export const isBare = ({ goals, victory, crests, tokens }: KeeperView): boolean =>
  goals.length + victory + crests.length + tokens.length === 0;
