import { shellWords } from './words.ts';

// British, since the copy has no comma before 'and'.
const list = new Intl.ListFormat('en-GB');

/** The band’s words, by what makes the site a draft. */
export function draftLine(draft: readonly string[]): string {
  const { samples, other, kinds } = shellWords.draft;
  const named = Object.entries(kinds).flatMap(([kind, name]) =>
    draft.includes(kind) ? [name] : [],
  );
  return named.length > 0 ? samples.replace('<kinds>', list.format(named)) : other;
}
