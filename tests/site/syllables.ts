/** Words that the rules below miscount and the copy uses. */
const EXCEPTIONS: ReadonlyMap<string, number> = new Map([
  ['area', 3],
  ['areas', 3],
  ['business', 2],
  ['businesses', 3],
  ['element', 3],
  ['every', 2],
  ['everyone', 3],
  ['everything', 3],
  ['evening', 2],
  ['evenings', 2],
  ['forever', 3],
  ['hundred', 2],
  ['hundreds', 2],
  ['idea', 3],
  ['ideas', 3],
  ['reliable', 4],
]);

/** Letters that are written and not spoken. */
const SILENT: readonly [RegExp, string][] = [
  // someone, therefore, lifetime, forecast
  [/^(som|ther|wher|hom|lif|tim|for|hous)e(?=[b-df-hj-np-tv-xz][a-z]{2})/, '$1'],
  // statement, likely, careful
  [/([aeiouy][^aeiouy])e(?=(?:ly|less|ness|ment|ful)s?$)/, '$1'],
  // file, files, whole, but not table
  [/([aeiouy]l)es?$/, '$1'],
  // rates, but not taxes or wages
  [/([^laeiouyscxzhg])es$/, '$1'],
  // filed and called, but not needed, rented or settled
  [/([aeiouyl]l|[aeiouyr]r|[^dtlr])ed$/, '$1'],
  // use, price
  [/([^laeiouy])e$/, '$1'],
  [/^y/, ''],
];

/** Two vowels side by side that are two syllables: period, client, actual, going, create. */
const SPLIT = /(?<![tcsgxln])i[ao](?!u)|(?<![tc])ien[ct]|(?<![qg])ual|[eo]ing|creat|societ/g;

/**
 * The syllables of an English word, by its spelling. A word with a figure in it and
 * an abbreviation in capitals count as one, as is usual for reading levels.
 */
export function syllables(word: string): number {
  if (/\d/.test(word) || /^\p{Lu}{2,}s?$/u.test(word)) return 1;
  const letters = word.toLowerCase().replace(/['’]s?$|[^a-z]/g, '');
  const known = EXCEPTIONS.get(letters);
  if (known !== undefined) return known;
  const spoken = SILENT.reduce((rest, [letter, kept]) => rest.replace(letter, kept), letters);
  const vowels = spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0;
  return Math.max(1, vowels + (spoken.match(SPLIT)?.length ?? 0));
}
