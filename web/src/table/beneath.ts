// Where the keyboard is when a panel lies over the table.

/** Whether something lies under a panel, or under the scrim around it: whoever has the focus there could
 * choose what nobody sees. */
export function liesBeneath(element: Element, panel: Element): boolean {
  if (panel.contains(element)) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (panel.contains(seen) || seen.closest(".scrim") !== null);
}
