// How much of each table was seen on this device, so that whoever comes back can be told whether
// something happened since.

const KEY = "throneroom-seen";
/** Tables of long ago are forgotten. */
const KEPT = 60;

type Seen = Record<string, number>;

const place = (table: string, seat: number): string => `${table}/${seat}`;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    // Storage that is closed or holds nonsense: nothing is known.
    return {};
  }
}

/** How many events of a table were seen at that seat; null where nobody has looked from here. */
export const seenAt = (table: string, seat: number): number | null =>
  read()[place(table, seat)] ?? null;

export function see(table: string, seat: number, events: number): void {
  const { [place(table, seat)]: before, ...others } = read();
  if (before === events) return;
  const kept = [...Object.entries(others), [place(table, seat), events] as const].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Nothing can be kept here.
  }
}
