// Links to seats that were made on this device. The server stores only their fingerprints, and a
// new link makes the earlier one of its seat useless, so the client remembers them.
import { absolute } from "./address.ts";
import { api } from "./api.ts";

const key = (table: string): string => `throneroom-invites-${table}`;

type Tokens = Record<string, string>;

function read(table: string): Tokens {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Tokens;
  } catch {
    return {};
  }
}

function write(table: string, tokens: Tokens): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(tokens));
  } catch {
    // Without storage, a new link has to be made after a reload.
  }
}

const address = (table: string, token: string): string =>
  absolute(`/table/${table}?invite=${encodeURIComponent(token)}`);

/** The link to a seat, if this device has made one. */
export function knownInvite(table: string, seat: number): string | null {
  const token = read(table)[seat];
  return token === undefined ? null : address(table, token);
}

export async function makeInvite(table: string, seat: number): Promise<string> {
  const { invite } = await api.invite(table, seat);
  write(table, { ...read(table), [seat]: invite });
  return address(table, invite);
}

/** Moves the links with their seats. */
export function swapInvites(table: string, one: number, other: number): void {
  const tokens = read(table);
  const swapped = Object.entries(tokens).map(([seat, token]) => {
    if (Number(seat) === one) return [other, token];
    return Number(seat) === other ? [one, token] : [seat, token];
  });
  write(table, Object.fromEntries(swapped) as Tokens);
}

export function dropInvite(table: string, seat: number): void {
  const kept = Object.entries(read(table)).filter(([of]) => Number(of) !== seat);
  write(table, Object.fromEntries(kept));
}
