import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { articlePassages } from '../../content/gate/facts/article-passages.ts';
import { contentFiles } from '../../content/reading/content-texts.ts';
import { frontMatter } from '../../content/reading/front-matter.ts';
import { FIRM } from '../content.ts';
import { printFigure } from './figure-line.ts';

const FEWEST = 700;
const MOST = 1_400;

/** Legislators and agencies. */
const PRIMARY =
  /^https:\/\/(?:[a-z0-9-]+\.)*(?:irs\.gov|ssa\.gov|dol\.gov|fincen\.gov|congress\.gov|govinfo\.gov|ecfr\.gov|federalregister\.gov|house\.gov|texas\.gov|hcad\.org)\//;

/** An article without front matter: its body, and its section of sources. */
const articles = contentFiles('posts/*.md').map(({ file, source }) => {
  const { front = '', body = '' } = frontMatter(source) ?? {};
  const [said = '', sources = ''] = body.split(/^## Sources$/m);
  const [, denomination = ''] = /^denomination: "?([^"\n]+)"?$/m.exec(front) ?? [];
  const hasExample = articlePassages(basename(file), source).some(({ isExample }) => isExample);
  return { file, said, sources, denomination, hasExample };
});

test.runIf(FIRM.asSpecified).each(articles)(
  '$file names two or three primary sources and the day they were read',
  ({ sources }) => {
    const links = [...sources.matchAll(/^- \[[^\]]+\]\((\S+)\)$/gm)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThanOrEqual(2);
    expect(links.length).toBeLessThanOrEqual(3);
    for (const url of links) expect(url).toMatch(PRIMARY);
    const [, day = ''] = /^Checked on ([A-Z][a-z]+ \d{1,2}, \d{4})\.\s*$/m.exec(sources) ?? [];
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  },
);

test.runIf(FIRM.asSpecified).each(articles)(
  '$file has a figure for its picture that its text prints',
  ({ denomination, said }) => {
    expect(denomination).not.toBe('');
    expect(said).toContain(denomination);
  },
);

test.runIf(FIRM.asSpecified).each(articles)('$file has an example', ({ hasExample }) => {
  expect(hasExample).toBe(true);
});

test.runIf(FIRM.asSpecified)(
  'articles are long enough to answer and short enough to be read',
  () => {
    const lengths = articles.map(({ file, said }) => ({
      file,
      words: said.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0,
    }));
    const words = lengths.map((each) => each.words);
    printFigure(
      `${articles.length} articles of ${Math.min(...words)} to ${Math.max(...words)} words`,
    );
    expect(lengths.filter((each) => each.words < FEWEST || each.words > MOST)).toEqual([]);
  },
);
