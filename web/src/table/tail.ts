// Whether somebody who reads a list that grows at its end is taken along.

/** What a scrolling element says of itself. */
export interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** So near the end one reads the last line. */
const NEAR = 40;

/** After a scroll: only who went up from where it stood has left the end. Lines that have come since,
 * or letters that came late, also lie below, but took nobody away. */
export const staysAtEnd = (was: boolean, before: number, box: Scrolled): boolean =>
  box.scrollHeight - box.scrollTop - box.clientHeight < NEAR || (was && box.scrollTop >= before);
