import type { Fact } from '../../schemas/facts.ts';
import type { FactualSentence } from './registered.ts';

/** The files whose sentences print a fact, in words. */
export function filesPrinting(fact: Fact, sentences: readonly FactualSentence[]): string {
  const files = sentences
    .filter(({ figures }) => figures.some(({ facts }) => facts.includes(fact)))
    .map(({ file }) => file);
  return files.length > 0 ? `printed in ${[...new Set(files)].join(', ')}` : 'printed nowhere';
}
