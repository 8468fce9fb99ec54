// Turning pages by keys, and to the page with something to choose.

/** The page for a key; null if it has no meaning. After the last page comes the first. */
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

/** The page to show for a new question: the current one if it has something to choose, or if there
 * is nothing to choose anywhere; otherwise the first one that has. */
export function pageFor<Name>(
  pages: readonly { name: Name; lit?: readonly string[] }[],
  at: Name,
): Name {
  const here = pages.find(({ name }) => name === at);
  if (here?.lit?.length) return at;
  return pages.find(({ lit }) => lit?.length)?.name ?? at;
}
