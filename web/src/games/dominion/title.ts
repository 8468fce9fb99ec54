// The short description of a table's options.
import type { Voice } from "../../text/voice.ts";
import type { OptionValues } from "../setup.ts";

export const title = ({ kingdom }: Readonly<OptionValues>, voice: Voice): string =>
  voice.text(typeof kingdom === "string" ? `set-${kingdom}` : "set-own");
