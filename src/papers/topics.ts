import { distance } from 'fastest-levenshtein';
import type { PaperTopic } from '../content/schemas/paper-topic.ts';
import { queryWords } from './normalize-query.ts';

/** The words by which a topic is found. */
export type Topic = Pick<PaperTopic, 'id' | 'words' | 'papers'>;

/** The fewest letters of a word that is known by its beginning; with one letter more it may have a typo. */
const BEGINNING = 5;
const WITH_TYPO = 6;

/** Topics whose words are ready to be compared. */
export type Topics = readonly { id: string; phrases: readonly string[][]; isExact: boolean }[];

/**
 * Prepares topics for `topicOf`.
 *
 * @param alarming the codes of papers that no typo in a word may lead to
 */
export function preparedTopics(topics: readonly Topic[], alarming: ReadonlySet<string>): Topics {
  return topics.map(({ id, words, papers }) => ({
    id,
    phrases: words.map(queryWords),
    isExact: papers.some((code) => alarming.has(code)),
  }));
}

/** The topic that words are, or that they hold; undefined if none. */
export function topicOf(words: readonly string[], topics: Topics, isWhole: boolean) {
  return topics.find(({ phrases, isExact }) =>
    phrases.some((phrase) =>
      isWhole
        ? phrase.join(' ') === words.join(' ')
        : words.some((_, at) =>
            phrase.every((word, index) => isMeant(words[at + index] ?? '', word, isExact)),
          ),
    ),
  )?.id;
}

function isMeant(typed: string, word: string, isExact: boolean): boolean {
  if (typed === word) return true;
  if (word.length >= BEGINNING && typed.startsWith(word)) return true;
  return !isExact && word.length >= WITH_TYPO && distance(typed, word) === 1;
}
