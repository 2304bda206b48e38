import { basename } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { ContentError } from '../content/reading/content-error.ts';
import {
  type ContentText,
  contentFiles,
  contentTexts,
  lastKey,
} from '../content/reading/content-texts.ts';
import { frontMatter } from '../content/reading/front-matter.ts';
import { sentences } from './sentences.ts';

/** A sentence of the copy, or a row of a table, with what it stands in. */
export interface Passage {
  /** From content/; an article's file by its name alone. */
  file: string;
  text: string;
  /** The paragraph, the entry of a list or the row that it is of. */
  paragraph: string;
  /** The headings it stands under, the nearest last. */
  headings: readonly string[];
  /** Whether it is told as an example, with figures of its own. */
  isExample: boolean;
}

/** Files whose figures are held elsewhere: the registers, and numbers that draw. */
const ASIDE = ['claims.yaml', 'facts.yaml', 'redirects.yaml', 'rosettes.yaml'];

/** Fields that a program reads. */
const CODES = new Set([
  'icon',
  'claim',
  'claims',
  'id',
  'kind',
  'href',
  'service',
  'services',
  'articles',
  'photo',
  'license',
]);

/** How to reach the firm, in firm.yaml; not copy. */
const CONTACT = /^(name|phones|email|address|hours|schedulingUrl|profiles|samples)\b/;

/** What people have done before, which each of them approves: see `sample` of content/schemas/person.ts. */
const CAREER = /^people\/.* experience$/;

/** What may stand at the head of a part of the content, its nearest words last. */
const HEADS = ['name', 'caption', 'heading', 'question', 'label', 'title'];

/** The words that open a worked example. */
const OPENING = /^\W*(?:Now )?(?:Say|Suppose|Imagine|Take a|For example|Example)\b/i;

/** The words of an example that is one sentence long. */
const ASIDE_CASE = /\bfor example\b/i;

/** The part of an article that names its sources, each a link, with the day they were read. */
const SOURCES = 'Sources';

/**
 * Every sentence of a project's content files and of its articles.
 *
 * @throws ContentError for a file that cannot be read
 */
export function passages(project?: string): Passage[] {
  const articles = contentFiles('posts/*.md', project);
  return [
    ...contentPassages(project),
    ...articles.flatMap(({ file, source }) => articlePassages(basename(file), source)),
  ];
}

function contentPassages(project?: string): Passage[] {
  const texts = contentTexts('**/*.yaml', project).filter(({ file }) => !ASIDE.includes(file));
  const written = new Map(texts.map(({ file, field, text }) => [`${file} ${field}`, text]));
  return texts
    .filter(({ file, field }) => !CODES.has(lastKey(field)) && !CAREER.test(`${file} ${field}`))
    .filter(({ file, field }) => file !== 'firm.yaml' || !CONTACT.test(field))
    .flatMap(({ file, field, text }) => {
      const parts = field.split('.');
      const over = parts.map((_, end) =>
        parts
          .slice(0, end)
          .map((part) => `${part}.`)
          .join(''),
      );
      const headings = over.flatMap((parent) =>
        HEADS.flatMap((key) => written.get(`${file} ${parent}${key}`) ?? []),
      );
      const isExample = /^example\b/.test(field);
      const row = /^.*\.\d+(?=\.\d+$)/.exec(field)?.[0];
      const paragraph = row ? cellsOf(texts, file, row) : text;
      return sentences(text).map((sentence) => ({
        file,
        text: sentence,
        paragraph,
        headings,
        isExample,
      }));
    });
}

/** The cells of a table's row, joined. */
function cellsOf(texts: readonly ContentText[], file: string, row: string): string {
  return texts
    .filter((each) => each.file === file && each.field.startsWith(`${row}.`))
    .map(({ text }) => text)
    .join(' | ');
}

/**
 * The sentences of one article: title, excerpt, then its Markdown line by line, but for its sources.
 * An example lasts from the words that open it to the next heading; one told in passing, its sentence.
 *
 * @throws ContentError for an article without a title and an excerpt in its front matter
 */
export function articlePassages(file: string, source: string): Passage[] {
  const { title, excerpt, body } = partsOf(file, source);
  let headings = [title];
  let isExample = false;
  const told = (paragraph: string, parts: readonly string[], over = headings): Passage[] =>
    parts.map((text) => {
      isExample ||= OPENING.test(text);
      return {
        file,
        text,
        paragraph,
        headings: over,
        isExample: isExample || ASIDE_CASE.test(text),
      };
    });
  const found = [title, excerpt].flatMap((text) => told(text, sentences(text)));
  let head = '';
  for (const line of body.split(/\r?\n/)) {
    const heading = /^#+ (.*)/.exec(line)?.[1];
    if (heading === SOURCES) break;
    if (heading !== undefined) {
      headings = [title, heading];
      isExample = false;
    }
    const words = line.replace(/\]\([^)]*\)/g, ']').replace(/^\s*(?:#+|-|\d+\.) /, '');
    const isRow = line.startsWith('|');
    if (!isRow) head = '';
    else if (head === '') head = words;
    found.push(
      ...(isRow ? told(words, [words], [...headings, head]) : told(words, sentences(words))),
    );
  }
  return found;
}

const entitled = z.looseObject({ title: z.string(), excerpt: z.string() });

function partsOf(file: string, source: string): { title: string; excerpt: string; body: string } {
  const parts = frontMatter(source);
  const head = entitled.safeParse(parts && yamlOf(parts.front)).data;
  if (parts && head) return { ...head, body: parts.body };
  const expected = 'expected a title and an excerpt between two lines of ---';
  throw new ContentError([{ file: `content/posts/${file}`, field: 'front matter', expected }]);
}

/** What a YAML text holds; nothing where it is none. */
function yamlOf(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof YAMLParseError) return undefined;
    throw error;
  }
}
