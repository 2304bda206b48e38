import type { ContentProblem } from '../../reader/content-error.ts';
import { contentTexts, lastKey, problemIn } from '../../reader/content-texts.ts';
import { publishedPosts } from './posts.ts';

/** A text that may stand once among those of its kind. */
interface Said {
  text: string;
  file: string;
  problem(expected: string): ContentProblem;
}

/**
 * Titles, descriptions and questions that stand twice, and services with the same number, whose
 * rosettes would be the same.
 *
 * @param project the project's folder
 */
export function saidTwice(project: string): ContentProblem[] {
  const texts = contentTexts('{papers,{pages,services}/*}.yaml', project).map((each) => ({
    ...each,
    problem: (expected: string) => problemIn(each, expected, project),
  }));
  // Of drafts two may still have the excerpt that they began with.
  const posts = publishedPosts(project);
  const ofPosts = (key: 'title' | 'excerpt'): Said[] =>
    posts.map((post) => ({
      ...{ text: post[key], file: post.file.replace('content/', '') },
      problem: (expected) => post.problem(key, expected),
    }));
  const fields = (pattern: RegExp) => texts.filter(({ field }) => pattern.test(field));
  return [
    ...repeated('title', [...fields(/^seo\.title$/), ...ofPosts('title')]),
    ...repeated('description', [
      ...[...fields(/^seo\.description$|^\d+\.summary$/), ...ofPosts('excerpt')],
    ]),
    ...repeated(
      'question',
      texts.filter(({ field }) => lastKey(field) === 'question'),
    ),
    ...repeated(
      'number in its rosette',
      fields(/^denomination$/).filter(({ file }) => file.startsWith('services/')),
    ),
  ];
}

function repeated(what: string, all: readonly Said[]): ContentProblem[] {
  const first = new Map<string, string>();
  return all.flatMap(({ text, file, problem }) => {
    const key = text.toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? file);
    if (other === undefined || text === '') return [];
    return [problem(`"${text}" is a ${what} in content/${other} already; expected one of its own`)];
  });
}
