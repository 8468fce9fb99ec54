// Symbols that come with one part of the client, for drawings that refer to them by id.

/** Puts them into the document, once. */
export function bring(symbols: string): void {
  if (typeof document === "undefined") return;
  const holder = document.createElement("div");
  holder.innerHTML = `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbols}</svg>`;
  document.body.append(...holder.children);
}
