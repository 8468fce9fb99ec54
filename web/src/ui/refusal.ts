// What went wrong, in the reader's words.
import { Refused } from "../net/api.ts";
import { t, words } from "../words.svelte.ts";

/** Codes whose details only the server can tell: its own sentence is shown behind ours. */
const WITH_DETAILS = new Set(["bad_options", "illegal_answer"]);

export function refusalText(error: unknown): string {
  if (!(error instanceof Refused)) return t("refusal-unknown");
  const said = codeText(error.code);
  const details = error.said ? words.voice?.say(error.said) : error.message;
  return WITH_DETAILS.has(error.code) && details ? `${said} ${details}` : said;
}

export function codeText(code: string): string {
  const id = `refusal-${code}`;
  return words.voice?.has(id) ? t(id) : t("refusal-unknown");
}
