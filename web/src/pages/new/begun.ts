// Choices from the hall, handed over to the page with all options in its address.
import { LEVELS, type Level, type OptionValues, type Setup } from "../../games/setup.ts";
import { defaults, numbers, type FormField } from "./form.ts";

export const addressOf = (slug: string, options: OptionValues, level: Level): string =>
  `/new/${slug}?${new URLSearchParams({ ...(options as Record<string, string>), level })}`;

/** The initial options: the defaults, except those named in the address. */
export function begun(
  query: URLSearchParams,
  form: readonly FormField[],
  { quick }: Setup,
): { values: OptionValues; level: Level } {
  const values = defaults(form);
  const players = Number(query.get("players"));
  if (numbers(form.find(({ name }) => name === "players")).includes(players))
    values["players"] = players;
  const chosen = quick && query.get(quick.option);
  if (chosen && quick.choices.includes(chosen)) values[quick.option] = chosen;
  return { values, level: LEVELS.find((level) => level === query.get("level")) ?? "even" };
}
