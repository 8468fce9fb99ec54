/** Puts a text on the clipboard. False where the browser lets nobody. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsBefore(text);
  }
}

/** Without a secure connection there is no clipboard but the old one: it takes what is selected. */
function copyAsBefore(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const focused = document.activeElement;
  // What lies outside an open dialog can't be selected.
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
