// Line breaks: long words that may be hyphenated, and words that stay together.

const VOWELS = /[aeiouyаеёиоуыэюя]/i;
const SIGNS = /[ьъй]/i;
/** The soft hyphen, invisible until a line ends there. */
export const SHY = "\u00ad";

/** Two consonants that begin a syllable together: "crat", "try". */
const PAIR = /[aeiouy][bcdfgkpt]$/i;

const sounds = (letters: string): boolean => VOWELS.test(letters);

/** The places where a word may be hyphenated: before a consonant that begins a syllable, with a
 * consonant on either side. */
function seams(word: string): number[] {
  return [...word].flatMap((letter, i) => {
    const at = letter === "r" && PAIR.test(word.slice(0, i)) ? i - 1 : i;
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const begins = !VOWELS.test(letter) && !SIGNS.test(letter) && VOWELS.test(word[i + 1] ?? "");
    return begins && left.length > 2 && right.length > 2 && sounds(left) && sounds(right)
      ? [at]
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

/** The number of letters in the longest line if a line may end at every seam and space. */
export const longestPart = (name: string): number =>
  Math.max(...name.split(/(?<=\u00ad)| /).map((part) => part.replace(SHY, "-").length));

const TOGETHER = [
  // A number stays with the short word before it, and with the word that it counts: "for 3 coins".
  /(?<=(?:^|\s)\p{L}{1,3}) (?=\d)/gu,
  /(?<=\d) (?=\p{L}{2}|%)/gu,
  // The parts of a sum or product stay together: "2 + 3", "10 × 2 players".
  /(?<=\d) (?=\+)|(?<=\+) (?=\d)/g,
  / (?=×)|(?<=×) /g,
  // A count at the end of a sentence stays with its word: "left: 3."
  /(?<=:) (?=\d+(?:\.\s|\.?$))/g,
  // A dash ends a line and never begins one, and so does a Russian particle; a Russian word of one
  // letter never ends one.
  / (?=[—–] )/g,
  / (?=(?:же|ли|бы)(?!\p{L}))/gu,
  /(?<=(?:^|[\s(«])[авикосуя]) /giu,
];
/** A text in which words that belong together stay on one line. */
export const bound = (text: string): string =>
  TOGETHER.reduce((told, seam) => told.replace(seam, "\u00a0"), text);

/** The length from which a text is a sentence. A shorter text is a label, and in a narrow place a
 * label needs every seam. */
const SENTENCE = 40;
export const asSentence = (text: string): string => (text.length < SENTENCE ? text : bound(text));
