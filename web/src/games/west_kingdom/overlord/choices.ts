// The values of an option, in the words of its game.
import type { Voice } from "../../../text/voice.ts";
import type { PanelProps } from "../../setup.ts";

export const choicesOf = (
  fields: PanelProps["fields"],
  option: string,
  voice: Voice,
): { value: string; text: string }[] =>
  fields[option]!.choices.filter((value) => value !== null).map((value) => ({
    value: String(value),
    text: voice.text(`setting-${option}-${String(value)}`),
  }));
