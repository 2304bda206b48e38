import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unusedPictureProblems } from '../../src/content/checks/mistakes/unused-pictures.ts';
import { formatProblem } from '../../src/content/reader/content-error.ts';
import { locateProblems } from '../../src/content/reader/locate-problems.ts';
import { ABOUT, FIRM } from '../../tests/content.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { runScript } from '../command/testing/run-command.ts';
import { findMistakes } from './find-mistakes.ts';

const POST = 'posts/salt-cap-for-texas-homeowners.md';
const OTHER = 'posts/bank-reconciliation-this-month.md';
const SALT = 'SALT stands for state';

/** The mistakes of a project, without spelling. */
const mistakesIn = (project: string) => findMistakes(project, Promise.resolve([]));

/** A copy of the content with changed texts. */
function contentWith(...changes: readonly (readonly [string, string | RegExp, string])[]): string {
  const project = temporaryFolder();
  for (const part of ['content', 'cspell.json', 'tests/words.txt']) {
    cpSync(part, join(project, part), { recursive: true });
  }
  for (const [file, written, instead] of changes) {
    const path = join(project, 'content', file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(written, () => instead);
    expect(changed, `${file} holds ${written}`).not.toBe(text);
    writeFileSync(path, changed);
  }
  return project;
}

test('this project has no mistakes', async () => {
  const { errors, warnings } = await mistakesIn('.');
  expect(errors).toEqual([]);
  expect(FIRM.asSpecified ? warnings : []).toEqual([]);
});

test('npm run check lists errors and warnings, each once with its remedy', () => {
  const project = contentWith(
    // Counts up to twelve, ordinals and a client's quotation need no source.
    ['testimonials.yaml', 'They called', 'They saved me $4,731. They called'],
    [POST, SALT, `Answer within 3 days, #1 and the 11th of 12 ways, in 731 ways: ${SALT}`],
    [POST, /^title: .*/m, "title: 'What *SALT* is in 2026'"],
    ['pages/about.yaml', 'href: /privacy-policy', 'href: /not-there'],
    // Appended to the page that has this title.
    [OTHER, /^title: .*/m, `title: ${ABOUT.seo.title}`],
    ['claims.yaml', /$/, "- {id: cats, value: '2', label: cats, wording: 2 cats}\n"],
    ['firm.yaml', 'tagline: Accounting', 'tagline: Acountting'],
  );
  const check = join(import.meta.dirname, '../check.ts');
  const { status, stdout } = runScript(check, [], '', {}, project);
  expect(status).toBe(1);
  expect(stdout.trimEnd().split('\n')).toEqual([
    'Must be mended before it can be published:',
    expect.stringMatching(/^ {2}content\/pages\/about\.yaml, line \d+, .*"\/not-there"/),
    expect.stringMatching(
      /^ {2}content\/posts\/salt.*, line 2, title: "\*SALT\*" would be printed/,
    ),
    expect.stringContaining(
      `content/${OTHER}, line 2, title: "${ABOUT.seo.title}" is the title of`,
    ),
    '',
    'Worth a look:',
    expect.stringMatching(/^ {2}content\/posts\/salt.*, line \d+: 731 is neither a claim’s token/),
    '  content/claims.yaml: is not in the form of content files; type npm run format',
    expect.stringMatching(/^ {2}content\/testimonials\.yaml: is not in the form/),
    expect.stringMatching(/^ {2}content\/firm\.yaml, line \d+: "Acountting" is in no dictionary/),
    '',
    expect.stringMatching(/^A public site is a draft for \d+ points/),
    '3 to mend, 4 worth a look.',
  ]);
});

test('each mistake names its field', async () => {
  const project = contentWith(
    ['firm.yaml', 'Loop South', 'Loop South, Suite #200'],
    ['services/payroll.yaml', /^name: .*/m, "name: '*Contact*'"],
    [OTHER, /^published_at: .*/m, 'published_at: soon'],
    [POST, '## Sources', '[Us](/contactt)\n\n## Sources'],
  );
  const { errors, warnings } = await mistakesIn(project);
  const found = locateProblems(project, [...errors, ...warnings]).map(
    ({ file, at }) => `${file} ${at?.join()}`,
  );
  expect(found).toEqual(
    expect.arrayContaining([
      'content/firm.yaml address,street',
      'content/services/payroll.yaml name',
      `content/${OTHER} published_at`,
      `content/${POST} text`,
    ]),
  );
});

test('an unused picture is reported, a picture in a post is not', () => {
  const folder = temporaryFolder({
    'content/photos/old.jpg': '',
    'content/posts/pictures/desk one.jpg': '',
    'content/posts/a.md': '---\ntitle: A\n---\n![Desk](<pictures/desk one.jpg>)\n',
  });
  expect(unusedPictureProblems(folder).map(formatProblem)).toEqual([
    'content/photos/old.jpg: nothing shows this picture; name it, or remove it',
  ]);
});

test('an unreadable file is reported, and the check goes on', async () => {
  const { errors, warnings } = await mistakesIn(contentWith(['firm.yaml', /^/, 'a: b: c\n']));
  expect(errors).toMatchObject([{ file: 'content/firm.yaml', line: 1 }]);
  expect(warnings).toEqual([]);
});
