// The name of a chosen value.
import type { Setup } from "../../games/setup.ts";
import type { Voice } from "../../text/voice.ts";
import { t } from "../../words.svelte.ts";
import type { FormField } from "./form.ts";

/** The text of a value; a seat has the name of its player, if there is one. */
export function sayValue(
  setup: Setup,
  voice: Voice,
  field: FormField,
  value: unknown,
  names: readonly string[] = [],
): string {
  const option = field.name;
  const own = setup.say?.(voice, option, value);
  if (own != null) return own;
  if (value === null) return t("option-none");
  const called = (seat: number): string => names[seat] ?? voice.player(seat);
  if (field.seat) return called(Number(value));
  if (field.seats) return (value as number[]).map(called).join(", ");
  if (typeof value === "boolean") return voice.text(value ? "option-yes" : "option-no");
  const id = `setting-${option}-${String(value)}`;
  return voice.has(id) ? voice.text(id) : String(value);
}
