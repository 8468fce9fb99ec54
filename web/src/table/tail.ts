// Whether a list that grows at its end scrolls along with its reader.

/** The measures of a scrolling element. */
export interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** The distance from the end, in pixels, within which the reader sees the last line. */
const NEAR = 40;

/** Whether the reader is still at the end after a scroll: only scrolling up leaves it. New lines,
 * or fonts that load late, also make the list longer, but do not move the reader. */
export const staysAtEnd = (was: boolean, before: number, box: Scrolled): boolean =>
  box.scrollHeight - box.scrollTop - box.clientHeight < NEAR || (was && box.scrollTop >= before);
