import { z } from 'zod';
import {
  type ContentText,
  contentFiles,
  contentTexts,
  lastKey,
} from '../../reader/content-texts.ts';
import { type PostHead, publishedPostHeads } from '../../reader/post-heads.ts';
import { parseYaml } from '../../reader/yaml-file.ts';
import { computedLabels, exhibitSchema } from '../../schemas/exhibit.ts';
import { text } from '../../schemas/text.ts';

/** A sentence of the copy, or a row of a table, with what it stands in. */
export interface Passage {
  /** The file, from content/; a post's by its name alone. */
  file: string;
  text: string;
  /** The line in which the text that it is of begins, from 1, where that is known. */
  line?: () => number | undefined;
  /** The paragraph, the entry of a list or the row that it is of. */
  paragraph: string;
  /** The headings it stands under, the nearest last. */
  headings: readonly string[];
}

/**
 * Every sentence of a project's content files and of its posts, but for drafts.
 *
 * @throws ContentError for a file that cannot be read
 */
export function passages(project?: string): Passage[] {
  return [
    ...contentPassages(project),
    ...exhibitPassages(project),
    ...publishedPostHeads(project).flatMap(postPassages),
  ];
}

/** Files that are not the firm's copy: registers, decisions, and clients' own words. */
const ASIDE = /^(?:claims|facts|launch|promises|redirects|reviews|rosettes|testimonials)\.yaml$/;

/** Fields for programs. */
const CODES = new Set(
  (
    'icon claim claims id kind href service services articles photo license approved release permission ' +
    'reviewed also codes shape words papers dates see source last_day'
  ).split(' '),
);

/** How to reach the firm and its offices, what it announces, a person's past, which the person approves, and days that an agency moved. */
const NO_COPY =
  /^(?:firm\.yaml (?:announcements|board|name|logo|phones|email|address|hours|schedulingUrl|profiles|samples)|locations\.yaml \d+\.(?:address|phone|hours)|people\/.* experience|dates\.yaml \d+\.postponed)\b/;

/** Fields whose neighbors give the context: a table's row, an exhibit's part, a due date. */
const ROW = /^.*\.\d+(?=\.\d+$)|^exhibit\b.*(?=\.\w+$)|^\d+(?=\.on\.\d+\.\w+$)/;

/** The headings over a part of the content, the nearest last. */
const HEADS = ['name', 'caption', 'heading', 'question', 'label', 'title'];

function contentPassages(project?: string): Passage[] {
  const texts = contentTexts('**/*.yaml', project).filter(
    ({ file, field }) =>
      !(ASIDE.test(file) || NO_COPY.test(`${file} ${field}`) || CODES.has(lastKey(field))),
  );
  const byFile = Map.groupBy(texts, ({ file }) => file);
  const written = new Map(texts.map(({ file, field, text }) => [`${file} ${field}`, text]));
  return texts.flatMap((each) => {
    const { file, field } = each;
    const headings = parentsOf(field).flatMap((parent) =>
      HEADS.flatMap((key) => written.get(`${file} ${parent}${key}`) ?? []),
    );
    const row = ROW.exec(field)?.[0];
    const paragraph = row === undefined ? each.text : cellsOf(byFile.get(file) ?? [], row);
    const line = () => each.problem('').line;
    return sentences(each.text).map((text) => ({ file, line, text, paragraph, headings }));
  });
}

/** The dotted paths of all that a field stands in, the file first: of `cards.items.0.title` '', `cards.`, `cards.items.` and `cards.items.0.`. */
function parentsOf(field: string): string[] {
  return [...field.matchAll(/(?<=^|\.)/g)].map(({ index }) => field.slice(0, index));
}

/** The cells of a table's row, or what stands together in an exhibit or a due date, joined, of a file's texts. */
function cellsOf(texts: readonly ContentText[], row: string): string {
  return texts
    .filter(({ field }) => field.startsWith(`${row}.`))
    .map(({ text }) => text)
    .join(' | ');
}

const withExhibit = z.object({ name: text, exhibit: exhibitSchema });

/** Figures that the services' exhibits print, as sentences; their words are among the content's. */
function exhibitPassages(project?: string): Passage[] {
  return contentFiles('services/*.yaml', project).flatMap(({ file, source }) => {
    const { data } = withExhibit.safeParse(parseYaml(`content/${file}`, source).content);
    if (!data) return [];
    const headings = [data.name, data.exhibit.title];
    return computedLabels(data.exhibit).map(({ label, words }) => {
      const sentence = `${label}: ${words}`;
      return { file, text: sentence, paragraph: sentence, headings };
    });
  });
}

/** The part of a post that names its sources, each a link, with the day they were read. */
const SOURCES = 'Sources';

/** The sentences of one post: title, excerpt, then its Markdown line by line, but for its sources. */
function postPassages({ slug, title, excerpt, body, source, problem }: PostHead): Passage[] {
  const file = `${slug}.md`;
  let headings = [title];
  const found = Object.entries({ title, excerpt }).flatMap(([key, paragraph]) =>
    sentences(paragraph).map(
      (text): Passage => ({ file, line: () => problem(key, '').line, text, paragraph, headings }),
    ),
  );
  let head = '';
  let at = source.split('\n').length - body.split('\n').length;
  for (const written of body.split(/\r?\n/)) {
    at += 1;
    const heading = /^#+ (.*)/.exec(written)?.[1];
    if (heading === SOURCES) break;
    if (heading !== undefined) headings = [title, heading];
    const paragraph = written.replace(/\]\([^)]*\)/g, ']').replace(/^\s*(?:#+|-|\d+\.) /, '');
    const isRow = written.startsWith('|');
    head = isRow ? head || paragraph : '';
    const over = isRow ? [...headings, head] : headings;
    const line = at;
    const told = (text: string) => ({ file, line: () => line, text, paragraph, headings: over });
    found.push(...(isRow ? [paragraph] : sentences(paragraph)).map(told));
  }
  return found;
}

/** Full stops that end no sentence. */
const ABBREVIATIONS = /\b(?:U\.S|art|No|vs)\.(?=\s)/g;

/** The sentences of a text; `U.S.` comes back without its stops. */
function sentences(text: string): string[] {
  return text
    .replace(ABBREVIATIONS, (word) => word.replaceAll('.', ''))
    .split(/(?<=[.!?][’”'")]*)\s+/)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
