// Where a line may end: long words that may be parted, and numbers that stay with their word.

const VOWELS = /[aeiouyаеёиоуыэюя]/i;
const SIGNS = /[ьъй]/i;
/** Invisible, until a line ends there. */
export const SHY = "\u00ad";

const sounds = (letters: string): boolean => VOWELS.test(letters);

/** Where a word may be parted: before a consonant that begins a syllable, with one on either side. */
function seams(word: string): number[] {
  return [...word].flatMap((letter, i) => {
    const [left, right] = [word.slice(0, i), word.slice(i)];
    const begins = !VOWELS.test(letter) && !SIGNS.test(letter) && VOWELS.test(word[i + 1] ?? "");
    return begins && left.length > 2 && right.length > 2 && sounds(left) && sounds(right)
      ? [i]
      : [];
  });
}

/** A name with a soft hyphen near the middle of each word that is longer than the limit. */
export function parted(name: string, most: number): string {
  return name
    .split(" ")
    .map((word) => {
      if (word.length <= most) return word;
      const middle = word.length / 2;
      const [seam] = seams(word).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
      return seam === undefined ? word : word.slice(0, seam) + SHY + word.slice(seam);
    })
    .join(" ");
}

/** The letters of the longest line, where every seam and space may end one. */
export const longestPart = (name: string): number =>
  Math.max(...name.split(/(?<=\u00ad)| /).map((part) => part.replace(SHY, "-").length));

/** No line ends between a short word and the number after it: "for 3". */
export const bound = (text: string): string =>
  text.replace(/(?<=(?:^|\s)\p{L}{1,3}) (?=\d)/gu, "\u00a0");
