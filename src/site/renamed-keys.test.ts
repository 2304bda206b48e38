import { cpSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { ContentError } from '../content/reader/content-error.ts';
import { contentProblems } from '../content/reader/problems.ts';
import { addressesOf } from './addresses.ts';
import { checkContent, pageSchemas } from './check-content.ts';

let project: string;

beforeEach(() => {
  project = temporaryFolder();
  cpSync(join(import.meta.dirname, '../../content'), join(project, 'content'), { recursive: true });
});

const read = (file: string) => readFileSync(join(project, file), 'utf8');

function change(file: string, written: string, instead: string): void {
  expect(read(file)).toContain(written);
  writeFileSync(
    join(project, file),
    read(file).replace(written, () => instead),
  );
}

/** The lines of the content that match, as `content/firm.yaml, line 3`. */
function linesWith(key: RegExp): string[] {
  return globSync('content/**/*.{yaml,md}', { cwd: project }).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (key.test(line) ? [`${file}, line ${index + 1}`] : [])),
  );
}

/** The lines reported after something was renamed. */
async function complaints(said: string): Promise<string[]> {
  const problems = await checkContent(project);
  expect(problems.every(({ expected }) => expected.includes(said))).toBe(true);
  return [...new Set(problems.map(({ file, line }) => `${file}, line ${line}`))];
}

test('a renamed service is reported wherever it is used', async () => {
  const slug = 'pro-advisor';
  const post = 'content/posts/bank-reconciliation-this-month.md';
  writeFileSync(join(project, post), `${read(post)}\n[More](/services/${slug})\n`);
  const path = `content/services/${slug}.yaml`;
  renameSync(join(project, path), join(project, 'content/services/renamed.yaml'));
  const named = await complaints(slug);
  const places = linesWith(RegExp(`(?<![\\w-])${slug}(?![\\w-])`));
  expect(places.length).toBeGreaterThan(2);
  expect(named.sort()).toEqual(places.sort());
});

test('a renamed due date and a renamed paper are reported at the codes of each paper', async () => {
  change('content/dates.yaml', 'id: w-2', 'id: w-two');
  change('content/papers.yaml', '- code: LT11\n', '- code: LT12\n');
  const { message } = new ContentError(await checkContent(project));
  const lines = message.split('\n');
  const dates = lines.filter((line) => line.includes('"w-2" is not known'));
  const papers = lines.filter((line) => line.includes('"LT11" is not known'));
  expect(dates).toHaveLength(linesWith(/dates: .*\bw-2\b|^ +- w-2$/).length);
  expect(papers).toHaveLength(linesWith(/(?:see|papers): .*\bLT11\b/).length);
  expect(dates[0]).toMatch(/^content\/papers\.yaml, line \d+, W-2, dates\.1: /);
  expect(lines).toHaveLength(dates.length + papers.length);
});

test('a removed page is reported wherever content or posts link to it', async () => {
  writeFileSync(
    join(project, 'content/posts/a-post.md'),
    '[It](/privacy-policy), [Not](/none.pdf), ![Us](/team.jpg)',
  );
  mkdirSync(join(project, 'src/site/public'), { recursive: true });
  writeFileSync(join(project, 'src/site/public/team.jpg'), '');
  const left = addressesOf(project).filter((each) => each !== '/privacy-policy');
  const problems = await contentProblems(project, await pageSchemas(), left);
  expect(problems.map(({ file, field }) => `${file}, ${field}`)).toEqual([
    'content/pages/about.yaml, faq.items.4.link.href',
    'content/posts/a-post.md, ',
    'content/posts/a-post.md, ',
  ]);
});
