import { type ContentText, contentTexts, lastKey, problemIn } from '../../reader/content-texts.ts';
import type { Passage } from './passage.ts';
import { sentences } from './sentences.ts';

/** Files that are not the firm's copy: the registers, decisions, clients' own words, and drawings' parameters. */
const ASIDE = [
  ...['claims.yaml', 'facts.yaml', 'launch.yaml', 'promises.yaml'],
  ...['redirects.yaml', 'reviews.yaml', 'rosettes.yaml', 'testimonials.yaml'],
];

/** Fields for programs. */
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
  'approved',
  'release',
  'permission',
  'reviewed',
  'also',
  'codes',
  'shape',
  'words',
  'papers',
  'dates',
  'see',
  'source',
  'last_day',
]);

/** How to reach the firm and its offices, and what it announces for some days; not copy. */
const CONTACT =
  /^(?:firm\.yaml (?:announcements|board|name|logo|phones|email|address|hours|schedulingUrl|profiles|samples)|locations\.yaml \d+\.(?:address|phone|hours))\b/;

/** Fields of a person's past, which the person approves: see `approved` of src/content/schemas/person.ts. */
const CAREER = /^people\/.* experience$/;

/** Fields whose neighbors give the context: a table's row, an exhibit's part, a due date. */
const ROW = /^.*\.\d+(?=\.\d+$)|^exhibit\b.*(?=\.\w+$)|^\d+(?=\.on\.\d+\.\w+$)/;

/** Days that an agency moved, in dates.yaml; their source says so. */
const MOVED = /\.postponed\.\d+\.(?:from|to)$/;

/** The headings over a part of the content, the nearest last. */
const HEADS = ['name', 'caption', 'heading', 'question', 'label', 'title'];

/**
 * The sentences of a project's YAML files; those of a service's `example` and `exhibit` may have figures of their own.
 *
 * @param files of content/, as a pattern
 * @throws ContentError for a file that is no YAML
 */
export function contentPassages(project?: string, files = '**/*.yaml'): Passage[] {
  const texts = contentTexts(files, project).filter(({ file }) => !ASIDE.includes(file));
  const byFile = Map.groupBy(texts, ({ file }) => file);
  const written = new Map(texts.map(({ file, field, text }) => [`${file} ${field}`, text]));
  return texts
    .filter(({ file, field }) => !CODES.has(lastKey(field)) && !CAREER.test(`${file} ${field}`))
    .filter(({ field }) => !MOVED.test(field))
    .filter(({ file, field }) => !CONTACT.test(`${file} ${field}`))
    .flatMap((each) => {
      const { file, field, text } = each;
      const headings = parentsOf(field).flatMap((parent) =>
        HEADS.flatMap((key) => written.get(`${file} ${parent}${key}`) ?? []),
      );
      const isExample = /^(?:example|exhibit)\b/.test(field);
      const row = ROW.exec(field)?.[0];
      const paragraph = row ? cellsOf(byFile.get(file) ?? [], row) : text;
      return sentences(text).map((sentence) => ({
        file,
        line: () => problemIn(each, '', project).line,
        text: sentence,
        paragraph,
        headings,
        isExample,
      }));
    });
}

/** The dotted paths of all that a field stands in, the file first: of `cards.items.0.title` '', `cards.`, `cards.items.` and `cards.items.0.`. */
function parentsOf(field: string): string[] {
  return [...field.matchAll(/(?<=^|\.)/g)].map(({ index }) => field.slice(0, index));
}

/** The cells of a table's row, or what stands together in an exhibit or a due date, joined, of a file's texts. */
function cellsOf(texts: readonly ContentText[], row: string): string {
  return texts
    .filter(({ field }) => field.startsWith(`${row}.`) && !CODES.has(lastKey(field)))
    .map(({ text }) => text)
    .join(' | ');
}
