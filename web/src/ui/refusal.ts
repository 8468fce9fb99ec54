// Errors in the reader's language.
import type { Message } from "../contract/shared.ts";
import { Refused } from "../net/api.ts";
import { settings } from "../settings.svelte.ts";
import { sources } from "../text/sources.ts";
import { Voice } from "../text/voice.ts";
import { t, words } from "../words.svelte.ts";

/** Codes whose details only the server can tell: its own sentence is shown behind ours. */
const WITH_DETAILS = new Set(["illegal_answer"]);
/** Codes whose details say everything. */
const DETAILS = new Set(["bad_options", "bad_saga", "bad_plan"]);

/** A sentence in English only, from a server of another version or an external game. */
const inEnglish = (text: string): string =>
  text && settings.language !== "en" ? t("refusal-in-english", { text }) : text;

export async function refusalText(error: unknown): Promise<string> {
  if (!(error instanceof Refused)) return t("refusal-unknown");
  const said = codeText(error.code);
  if (!WITH_DETAILS.has(error.code) && !DETAILS.has(error.code))
    return error.said && !error.game ? (words.voice?.say(error.said) ?? said) : said;
  const details = await detailsOf(error).catch(() => inEnglish(error.message));
  if (!details) return said;
  return DETAILS.has(error.code) ? details : `${said} ${details}`;
}

/** The details of an error. Fails if this client does not know the game. */
async function detailsOf(error: Refused): Promise<string> {
  if (!error.said) return inEnglish(error.message);
  if (!error.game) return words.voice?.say(error.said) ?? "";
  const language = settings.language;
  return new Voice(language, await sources(language, error.game)).say(error.said);
}

/** The sentence for a refused connection: the message that came with it, or one for its code. */
export const refusalOf = ({ code, said }: { code: string; said?: Message | null }): string =>
  (said && words.voice?.say({ args: {}, ...said })) || codeText(code);

export function codeText(code: string): string {
  const id = `refusal-${code}`;
  return words.voice?.has(id) ? t(id) : t("refusal-unknown");
}
