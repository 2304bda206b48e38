import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRM } from '../../../../tests/content.ts';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { type ContentProblem, inOneLine } from '../../reader/content-error.ts';
import { loose } from './form.ts';
import { mistakesInContent } from './in-content.ts';
import { printedSigns } from './signs.ts';
import { saidTwice } from './twice.ts';
import { unusedPictureProblems } from './unused-pictures.ts';

const POST = 'posts/salt-cap-for-texas-homeowners.md';
const SALT = 'SALT stands for state';

const PROJECT = join(import.meta.dirname, '../../../..');

type Rule = (project: string) => readonly ContentProblem[];
const settled: Rule = (folder) => mistakesInContent(folder).mend;
const unregistered: Rule = (folder) => mistakesInContent(folder).look;

/** A planted mistake. Its line is counted from `instead`. */
interface Planted {
  rule: Rule;
  file: string;
  written: string | RegExp;
  instead: string;
  /** The message after file and line. */
  says: string;
  /** The reported place, if it is not the planted one. */
  named?: string;
}
const planted = (
  rule: Rule,
  file: string,
  [written, instead]: readonly [string | RegExp, string],
  says: string,
  named?: string,
): Planted => ({ rule, file, written, instead, says, ...(named !== undefined && { named }) });

const PLANTED: readonly Planted[] = [
  planted(
    unregistered,
    POST,
    [SALT, `In 731 of 732 cases ${SALT}`],
    '731 is neither a claim’s token nor',
  ),
  planted(
    settled,
    'launch.yaml',
    [/$/, '- { point: claims/gone, by: Ann, why: x, decided: 2026-11-24, until: 2026-11-24 }\n'],
    '1.point: nothing is open under "claims/gone"; expected',
  ),
  planted(
    printedSigns,
    POST,
    [/^title: .*/m, "title: 'What *SALT* is'"],
    'title: "*SALT*" would be printed; expected words without Markdown',
  ),
  planted(
    saidTwice,
    'pages/about.yaml',
    ['question: Do you help with tax planning?', 'question: What services do you offer?'],
    '"What services do you offer?" is a question in content/pages/about.yaml already',
    'pages/about.yaml',
  ),
  planted(
    loose,
    'claims.yaml',
    [/$/, "- {id: cats, value: '2', label: cats, wording: 2 cats}\n"],
    'is not in the form of content files',
    'claims.yaml',
  ),
];

test('this project has none', () => {
  const { mend, look } = mistakesInContent(PROJECT);
  expect(mend).toEqual([]);
  expect(FIRM.asSpecified ? look : []).toEqual([]);
});

test.runIf(FIRM.asSpecified).each([...Map.groupBy(PLANTED, ({ rule }) => rule.name)])(
  '%s finds what is planted',
  (_, all) => {
    const project = temporaryFolder();
    cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });
    const read = (file: string) => readFileSync(join(project, 'content', file), 'utf8');
    for (const { file, written, instead } of all) {
      const text = read(file);
      const changed = text.replace(written, () => instead);
      expect(changed, `${file} holds ${written}`).not.toBe(text);
      writeFileSync(join(project, 'content', file), changed);
    }
    const [{ rule } = { rule: () => [] }] = all;
    const lines = rule(project).map(inOneLine);
    for (const { file, instead, says, named } of all) {
      const before = read(file).slice(0, read(file).indexOf(instead.trimStart()));
      const place = named ?? `${file}, line ${before.split('\n').length}`;
      const found = lines.filter((line) => line.startsWith(`content/${place}`));
      expect(found, lines.join('\n')).toContainEqual(expect.stringContaining(says));
    }
  },
);

test('counts up to twelve, ordinals and a client’s words need no source, other figures do', () => {
  const project = temporaryFolder();
  cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });
  const plant = (file: string, written: string, instead: string) => {
    const path = join(project, 'content', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(written);
    writeFileSync(path, text.replace(written, instead));
  };
  plant('testimonials.yaml', 'They called', 'They saved me $4,731. They called');
  plant(POST, SALT, `Answer within 3 days, #1 and the 11th of 12 ways, in 13 ways: ${SALT}`);
  const { mend, look } = mistakesInContent(project);
  expect(mend).toEqual([]);
  expect(look.flatMap(({ figure }) => figure ?? [])).toEqual(['13']);
});

test('a picture that nothing shows is named, one that a post names is not', () => {
  const folder = temporaryFolder({
    'content/photos/old.jpg': '',
    'content/posts/pictures/desk one.jpg': '',
    'content/posts/a.md': '---\ntitle: A\n---\n![Desk](<pictures/desk one.jpg>)\n',
  });
  expect(unusedPictureProblems(folder).map(inOneLine)).toEqual([
    'content/photos/old.jpg: nothing shows this picture; name it, or remove it',
  ]);
});

test('drafts may share the excerpt that they began with, published posts none', () => {
  const post = (state: string) => `---\ntitle: A\nexcerpt: One.\n${state}\n---\nText.\n`;
  const [draft, shown] = ['is_published: false', 'is_published: true'].map(post);
  const said = (first = '', second = '') =>
    saidTwice(temporaryFolder({ 'content/posts/a.md': first, 'content/posts/b.md': second }));
  expect(said(draft, draft)).toEqual([]);
  expect(said(shown, shown).map(({ field }) => field)).toContain('excerpt');
});

test('a file that cannot be read is named, and ends nothing', () => {
  const project = temporaryFolder();
  cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });
  writeFileSync(join(project, 'content/firm.yaml'), 'a: b: c');
  const { mend, look } = mistakesInContent(project);
  expect(mend.map(({ file, line }) => ({ file, line }))).toContainEqual({
    ...{ file: 'content/firm.yaml', line: 1 },
  });
  expect(look).toEqual([]);
});
