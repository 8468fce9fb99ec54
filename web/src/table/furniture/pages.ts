// Turning pages by keys, and to where there is something to choose.

/** The page that a key leads to; null where it leads nowhere. The last is followed by the first. */
export function turned<Name>(key: string, names: readonly Name[], at: Name): Name | null {
  const here = names.indexOf(at);
  const far = names.length;
  switch (key) {
    case "ArrowRight":
      return names[(here + 1) % far] ?? null;
    case "ArrowLeft":
      return names[(here - 1 + far) % far] ?? null;
    case "Home":
      return names[0] ?? null;
    case "End":
      return names[far - 1] ?? null;
    default:
      return null;
  }
}

/** The page to show when a question comes: this one while it holds something to choose, or nothing is
 * to be chosen anywhere; else the first that does. */
export function pageFor<Name>(
  pages: readonly { name: Name; lit?: readonly string[] }[],
  at: Name,
): Name {
  const here = pages.find(({ name }) => name === at);
  if (here?.lit?.length) return at;
  return pages.find(({ lit }) => lit?.length)?.name ?? at;
}
