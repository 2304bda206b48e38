import { syllable } from 'syllable';
import { sentences } from '../../content/gate/facts/sentences.ts';

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}$][\p{L}\p{N}’'.,%-]*/gu) ?? [];
}

/** The words of each sentence of prose. */
function sentenceLengths(blocks: readonly string[]): number[] {
  return blocks.flatMap(sentences).map((sentence) => words(sentence).length);
}

/** The standard deviation of sentence length, in words. */
export function sentenceVariation(blocks: readonly string[]): number {
  const lengths = sentenceLengths(blocks);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0);
  return Math.sqrt(squares / lengths.length);
}

/**
 * The Flesch-Kincaid grade of prose, a US school year.
 *
 * @param blocks paragraphs and list items; each ends its last sentence
 */
export function readingLevel(blocks: readonly string[]): number {
  const all = blocks.flatMap(sentences);
  const spoken = all.flatMap(words);
  const parts = spoken.flatMap((word) => word.split('-'));
  // A figure counts as one syllable, as usual.
  const beats = parts.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (spoken.length / all.length) + 11.8 * (beats / spoken.length) - 15.59;
}
