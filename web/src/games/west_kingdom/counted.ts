// Words of rewards, counted.
export interface Counted {
  word: string;
  count: number;
}

/** Words in their order, each once with its number. */
export function counted(words: readonly string[]): Counted[] {
  const kinds = [...new Set(words)];
  return kinds.map((word) => ({ word, count: words.filter((one) => one === word).length }));
}
