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

/** A sentence of the copy, or a row of a table, with its context. */
export interface Passage {
  /** The path from content/; for a post, the file name. */
  file: string;
  text: string;
  /** Returns the line, from 1, in which the whole text begins; undefined if unknown. */
  line?: () => number | undefined;
  /** The paragraph, list entry or row that contains it. */
  paragraph: string;
  /** The headings above it, the nearest last. */
  headings: readonly string[];
}

/**
 * All sentences of a project's content files and posts, except drafts.
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

/** Files without copy of the firm: registers, decisions, and words of clients. */
const FILES_WITHOUT_COPY =
  /^(?:claims|facts|launch|promises|redirects|reviews|rosettes|testimonials)\.yaml$/;

/** Fields that no visitor reads as a sentence: keys, codes, days, file names. */
const FIELDS_WITHOUT_COPY = new Set(
  (
    'icon claim claims id kind href service services articles photo license approved release permission ' +
    'reviewed also codes shape words papers dates see source last_day'
  ).split(' '),
);

/** Fields without copy: contact details, announcements, experience (approved by the person), postponements. */
const PATHS_WITHOUT_COPY =
  /^(?:firm\.yaml (?:announcements|board|name|logo|phones|email|address|hours|schedulingUrl|profiles|samples)|locations\.yaml \d+\.(?:address|phone|hours)|people\/.* experience|dates\.yaml \d+\.postponed)\b/;

/** Fields whose neighbors give the context: a table's row, an exhibit's part, a due date. */
const ROW = /^.*\.\d+(?=\.\d+$)|^exhibit\b.*(?=\.\w+$)|^\d+(?=\.on\.\d+\.\w+$)/;

/** The keys of headings above a part of the content, the nearest last. */
const HEADS = ['name', 'caption', 'heading', 'question', 'label', 'title'];

function contentPassages(project?: string): Passage[] {
  const texts = contentTexts('**/*.yaml', project).filter(
    ({ file, field }) =>
      !(
        FILES_WITHOUT_COPY.test(file) ||
        PATHS_WITHOUT_COPY.test(`${file} ${field}`) ||
        FIELDS_WITHOUT_COPY.has(lastKey(field))
      ),
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

/** The dotted paths of a field's ancestors, outermost first: '', `cards.`, `cards.items.` for `cards.items.title`. */
function parentsOf(field: string): string[] {
  return [...field.matchAll(/(?<=^|\.)/g)].map(({ index }) => field.slice(0, index));
}

/** The texts of one row (of a table, an exhibit's part or a due date), joined. */
function cellsOf(texts: readonly ContentText[], row: string): string {
  return texts
    .filter(({ field }) => field.startsWith(`${row}.`))
    .map(({ text }) => text)
    .join(' | ');
}

const withExhibit = z.object({ name: text, exhibit: exhibitSchema });

/** The figures that the exhibits of services compute, as sentences; the other words of exhibits are content texts. */
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

/** The heading of a post's list of sources: links, with the day they were read. */
const SOURCES = 'Sources';

/** The sentences of one post: title, excerpt, then its Markdown line by line, without its sources. */
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

/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATIONS = /\b(?:U\.S|art|No|vs)\.(?=\s)/g;

/** Splits a text into sentences; abbreviations such as `U.S.` lose their full stops. */
function sentences(text: string): string[] {
  return text
    .replace(ABBREVIATIONS, (word) => word.replaceAll('.', ''))
    .split(/(?<=[.!?][’”'")]*)\s+/)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
