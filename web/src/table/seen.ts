// The number of events of each table that this device has shown, so that a returning reader can be
// told whether something happened since.

const KEY = "throneroom-seen";
/** The most tables that are remembered. */
const KEPT = 60;

type Seen = Record<string, number>;

const place = (table: string, seat: number): string => `${table}/${seat}`;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    // If storage is blocked or holds nonsense, nothing is known.
    return {};
  }
}

/** The number of events of a table seen at that seat; null if nobody has looked from this
 * device. */
export const seenAt = (table: string, seat: number): number | null =>
  read()[place(table, seat)] ?? null;

export function see(table: string, seat: number, events: number): void {
  const { [place(table, seat)]: before, ...others } = read();
  if (before === events) return;
  const kept = [...Object.entries(others), [place(table, seat), events] as const].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, nothing is remembered.
  }
}
