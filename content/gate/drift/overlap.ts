import { z } from 'zod';
import type { ContentProblem } from '../../reading/content-error.ts';
import { contentTexts, lastKey } from '../../reading/content-texts.ts';
import { readLoosely } from '../../reading/yaml-file.ts';
import { publishedPosts } from './posts.ts';

/** Words per sequence, and the maximum share of sequences in common. */
const SEQUENCE = 5;
const LIMIT = 0.03;

/** Headings, names, and labels common to all banners and figures. */
const EXCLUDED =
  /^labels\.|(?:^|\.)(?:name|title|heading|button|icon|claim|denomination|mapLabel)(?:\.\d+)*$/;

/** The sentences of a paper's page. */
const PAPER_PROSE = new Set(['summary', 'text', 'means', 'not', 'have', 'firm']);

const papers = z.array(z.looseObject({ code: z.coerce.string() })).catch([]);

/**
 * Pages, papers and published articles of which more than three of a hundred sequences of five words stand in
 * another one, too.
 *
 * @param project the project's folder
 */
export function overlaps(project: string): ContentProblem[] {
  const prose = [...proseOf(project)];
  return prose.flatMap(([page, own], place) =>
    prose.slice(place + 1).flatMap(([other, words]) => {
      const part = shareInCommon(own, words);
      if (part <= LIMIT) return [];
      const [file = '', code] = page.split(' ');
      const percent = (part * 100).toFixed(1);
      const expected = `shares ${percent}% of its five-word sequences with ${other}; expected at most 3%: say one of them otherwise`;
      return [{ file: `content/${file}`, field: code ?? '', expected }];
    }),
  );
}

/** The sequences in common, as a share of the shorter text's; none of a text that is too short. */
export function shareInCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size / (Math.min(a.size, b.size) || 1);
}

/** A text's five-word sequences, ignoring case and punctuation. */
export function sequences(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%’'{}-]+/gu) ?? [];
  return new Set(
    words.slice(SEQUENCE - 1).map((_, end) => words.slice(end, end + SEQUENCE).join(' ')),
  );
}

/** Each page's prose and each article as sequences, none across two texts. */
function proseOf(project: string): Map<string, Set<string>> {
  const prose = new Map<string, Set<string>>();
  const add = (page: string, text: string) => {
    const all = prose.get(page) ?? new Set();
    for (const sequence of sequences(text)) all.add(sequence);
    prose.set(page, all);
  };
  for (const { file, field, text } of contentTexts('{services,pages}/*.yaml', project)) {
    if (!EXCLUDED.test(field)) add(file, text);
  }
  const codes = papers.parse(readLoosely(project, 'content/notices.yaml')).map(({ code }) => code);
  for (const { field, text } of contentTexts('notices.yaml', project)) {
    if (PAPER_PROSE.has(lastKey(field))) {
      add(`notices.yaml ${codes[Number.parseInt(field, 10)]}`, text);
    }
  }
  for (const { file, body } of publishedPosts(project)) {
    const [said = ''] = body.split(/^## Sources$/m);
    for (const line of said.split('\n')) {
      add(file.replace('content/', ''), line.replace(/\]\([^)]*\)/g, ']'));
    }
  }
  return prose;
}
