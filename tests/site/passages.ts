import { basename } from 'node:path';
import { parse } from 'yaml';
import { contentFiles, contentTexts, lastKey } from './content-files.ts';
import { sentences } from './sentences.ts';

/** A sentence of the copy, or a row of a table, with the headings it stands under. */
export interface Passage {
  file: string;
  headings: readonly string[];
  text: string;
}

/** Files whose figures are held elsewhere: the registers, and numbers that draw. */
const ASIDE = ['claims.yaml', 'facts.yaml', 'rosettes.yaml'];

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
  'photo',
]);

/** How to reach the firm, in firm.yaml; not copy. */
const CONTACT = /^(name|phones|email|address|hours|schedulingUrl|profiles|samples)\b/;

/** Every sentence of the content files and of the articles. */
export function passages(): Passage[] {
  return [...contentPassages(), ...articlePassages()];
}

function contentPassages(): Passage[] {
  const texts = contentTexts('**/*.yaml').filter(({ file }) => !ASIDE.includes(file));
  const titles = new Map(texts.map(({ file, field, text }) => [`${file} ${field}`, text]));
  return texts
    .filter(({ field }) => !CODES.has(lastKey(field)))
    .filter(({ file, field }) => file !== 'firm.yaml' || !CONTACT.test(field))
    .flatMap(({ file, field, text }) => {
      const parent = field.split('.').slice(0, -1).join('.');
      const headings = ['title', 'heading', 'caption'].flatMap(
        (key) => titles.get(`${file} ${parent ? `${parent}.` : ''}${key}`) ?? [],
      );
      return sentences(text).map((sentence) => ({ file, headings, text: sentence }));
    });
}

function articlePassages(): Passage[] {
  return contentFiles('posts/*.md').flatMap(({ file, source }) => articleSentences(file, source));
}

/** The sentences of one article: title, excerpt, then its Markdown line by line. */
export function articleSentences(file: string, source: string): Passage[] {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const { title, excerpt } = parse(front);
  let headings = [String(title)];
  const found = [title, excerpt].flatMap((text) =>
    sentences(String(text)).map((sentence) => ({ file: basename(file), headings, text: sentence })),
  );
  for (const line of body.split('\n')) {
    const heading = /^#+ (.*)/.exec(line)?.[1];
    if (heading !== undefined) headings = [String(title), heading];
    const words = line.replace(/\]\([^)]*\)/g, ']').replace(/^\s*(?:#+|-|\d+\.) /, '');
    const parts = line.startsWith('|') ? [words] : sentences(words);
    found.push(...parts.map((text) => ({ file: basename(file), headings, text })));
  }
  return found;
}
