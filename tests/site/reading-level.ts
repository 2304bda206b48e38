import { syllable } from 'syllable';
import { sentences } from '../../facts/sentences.ts';

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}$][\p{L}\p{N}’'.,%-]*/gu) ?? [];
}

/**
 * The Flesch-Kincaid grade of prose: the American school year that reads it with ease.
 *
 * @param blocks paragraphs and list items; each ends its last sentence
 */
export function readingLevel(blocks: readonly string[]): number {
  const all = blocks.flatMap(sentences);
  const spoken = all.flatMap(words);
  const parts = spoken.flatMap((word) => word.split('-'));
  // A figure counts as one syllable, as is usual for reading levels.
  const beats = parts.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (spoken.length / all.length) + 11.8 * (beats / spoken.length) - 15.59;
}
