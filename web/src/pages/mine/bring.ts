// Imported texts: a record is lines of JSON, a position a single object.
export type Brought =
  | { kind: "record"; record: string }
  | { kind: "position"; position: Record<string, unknown> }
  | { kind: "unknown" };

export function read(text: string): Brought {
  const trimmed = text.trim();
  const whole = object(trimmed);
  // A game that has just begun is a record of one line; a position has a state.
  if (whole && "state" in whole) return { kind: "position", position: whole };
  const header = object(trimmed.split("\n", 1)[0]!);
  if (header && "throneroom" in header) return { kind: "record", record: `${trimmed}\n` };
  return { kind: "unknown" };
}

function object(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
