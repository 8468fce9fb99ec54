// The largest sizes at which the words on a card fit, in hundredths of its width. Beside the column
// of numbers they have 70 of these.

export function nameSize(name: string): number {
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  return Math.min(10.4, 108 / longest);
}

/** Sentences have a height of about 46 hundredths under the name. */
export function textSize(text: string): number {
  const fit = Math.sqrt((44 * 68) / ((text.length + 14) * 0.49 * 1.2));
  return Math.min(7.4, fit);
}
