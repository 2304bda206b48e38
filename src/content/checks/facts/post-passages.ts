import { z } from 'zod';
import { ContentError } from '../../reader/content-error.ts';
import { frontMatter } from '../../reader/front-matter.ts';
import { parseYaml } from '../../reader/yaml-file.ts';
import type { Passage } from './passage.ts';
import { sentences } from './sentences.ts';

/** The words that open a worked example. */
const OPENING = /^\W*(?:Now )?(?:Say|Suppose|Imagine|Take a|For example|Example)\b/i;

/** The words of an example that is one sentence long. */
const ASIDE_CASE = /\bfor example\b/i;

/** The part of a post that names its sources, each a link, with the day they were read. */
const SOURCES = 'Sources';

/**
 * The sentences of one post: title, excerpt, then its Markdown line by line, but for its sources.
 * An example lasts from the words that open it to the next heading; one told in passing, its sentence.
 *
 * @throws ContentError for a post without a title and an excerpt in its front matter
 */
export function postPassages(file: string, source: string): Passage[] {
  const { title, excerpt, body } = partsOf(file, source);
  let headings = [title];
  let isExample = false;
  let line = 1;
  const told = (paragraph: string, parts: readonly string[], over = headings): Passage[] =>
    parts.map((text) => {
      isExample ||= OPENING.test(text);
      const at = line;
      return {
        file,
        line: () => at,
        text,
        paragraph,
        headings: over,
        isExample: isExample || ASIDE_CASE.test(text),
      };
    });
  const found = Object.entries({ title, excerpt }).flatMap(([key, text]) => {
    line = source.split('\n').findIndex((each) => each.startsWith(`${key}:`)) + 1;
    return told(text, sentences(text));
  });
  let head = '';
  line = linesOf(source) - linesOf(body);
  for (const written of body.split(/\r?\n/)) {
    line += 1;
    const heading = /^#+ (.*)/.exec(written)?.[1];
    if (heading === SOURCES) break;
    if (heading !== undefined) {
      headings = [title, heading];
      isExample = false;
    }
    const words = written.replace(/\]\([^)]*\)/g, ']').replace(/^\s*(?:#+|-|\d+\.) /, '');
    const isRow = written.startsWith('|');
    if (!isRow) head = '';
    else if (head === '') head = words;
    found.push(
      ...(isRow ? told(words, [words], [...headings, head]) : told(words, sentences(words))),
    );
  }
  return found;
}

function linesOf(text: string): number {
  return text.split('\n').length;
}

const entitled = z.looseObject({ title: z.string(), excerpt: z.string() });

function partsOf(name: string, source: string): { title: string; excerpt: string; body: string } {
  const file = `content/posts/${name}`;
  const parts = frontMatter(source);
  const head = entitled.safeParse(parts && parseYaml(file, parts.front).content).data;
  if (parts && head) return { ...head, body: parts.body };
  const expected = 'expected a title and an excerpt between two lines of ---';
  throw new ContentError([{ file, field: 'front matter', expected }]);
}
