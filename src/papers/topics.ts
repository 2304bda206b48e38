import { distance } from 'fastest-levenshtein';
import type { PaperTopic } from '../content/schemas/paper-topic.ts';
import { queryWords } from './normalize-query.ts';

/** The fields of a topic that the lookup needs. */
export type Topic = Pick<PaperTopic, 'id' | 'words' | 'papers'>;

/** The shortest words of a topic that match by their beginning, and that match with a typo; in letters. */
const BEGINNING = 5;
const WITH_TYPO = 6;

/** Topics with their words prepared for comparison. */
export type Topics = readonly { id: string; phrases: readonly string[][]; isExact: boolean }[];

/**
 * Prepares topics for `topicOf`.
 *
 * @param alarming codes of the papers whose topics need exact words: no typo may lead to them
 */
export function preparedTopics(topics: readonly Topic[], alarming: ReadonlySet<string>): Topics {
  return topics.map(({ id, words, papers }) => ({
    id,
    phrases: words.map(queryWords),
    isExact: papers.some((code) => alarming.has(code)),
  }));
}

/** The id of the topic that words equal (`isWhole`) or contain; undefined if there is none. */
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
