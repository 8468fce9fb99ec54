// The short description of a table's options.
import type { Voice } from "../../text/voice.ts";
import type { OptionValues } from "../setup.ts";

const VARIANTS = ["exploration", "swamp", "citadels", "leaders", "events", "long_game"];
const TOLD = 2;

/** The options that differ from the defaults: the first two by name. */
export function title(options: Readonly<OptionValues>, voice: Voice): string {
  const names = [
    ...(options["layout"] === "ring" ? [voice.text("setting-layout-ring")] : []),
    ...VARIANTS.filter((name) => options[name]).map((name) => voice.text(`setting-${name}`)),
  ];
  const more = names.length - TOLD;
  return names.slice(0, TOLD).join(", ") + (more > 0 ? ` +${more}` : "");
}
