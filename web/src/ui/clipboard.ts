/** Puts a text on the clipboard. Returns false if the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsBefore(text);
  }
}

/** Copies in the old way, which takes the selected text: without a secure connection there is no
 * other clipboard. */
function copyAsBefore(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const focused = document.activeElement;
  // Elements outside an open dialog can't be selected.
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
