import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';

/** A typing mistake in a content file. */
interface Mistake {
  file: string;
  written: string | RegExp;
  instead: string;
  /** The message, with the remedy. */
  said: RegExp;
  /** How many lines below the first changed one the message points. */
  below: number;
}

const PAYROLL = 'content/services/payroll.yaml';
const POST = 'content/posts/bank-reconciliation-this-month.md';

/** Replaces the name of a service, on its second line. */
const name = (instead: string, said: RegExp, below = 0): Mistake => ({
  file: PAYROLL,
  written: /^name: .*/m,
  instead,
  said,
  below,
});
/** Replaces the first line of a service's `hero`. */
const hero = (instead: string, said: RegExp, below = 0): Mistake => ({
  file: PAYROLL,
  written: /^hero:$/m,
  instead,
  said,
  below,
});
/** Replaces the category in a post's front matter. */
const front = (instead: string, said: RegExp, below = 0): Mistake => ({
  file: POST,
  written: /^category: .*/m,
  instead,
  said,
  below,
});
/** Adds a line to a post's text, before its sources. */
const body = (instead: string, said: RegExp, below = 0): Mistake => ({
  file: POST,
  written: '## Sources',
  instead: `${instead}\n\n## Sources`,
  said,
  below,
});

const LEFT_OUT = /would be left out, .* put the whole text in quotes/;
const QUOTES = /needs quotes/;

/** Mistakes that must be reported, each with its line and remedy. */
const MISTAKES: readonly Mistake[] = [
  // Characters with a meaning in YAML.
  {
    file: 'content/firm.yaml',
    written: /^ {2}street: .*/m,
    below: 1,
    instead: '  street: 12 Loop South, Suite\n    #200',
    said: LEFT_OUT,
  },
  name('name: #1 in payroll', LEFT_OUT),
  name('name: *Payroll*', /begins with \* needs quotes/),
  name('name: | Payroll', QUOTES),
  name('name: Payroll: all', /": " in it needs quotes/),
  name('name: [Payroll] services', QUOTES),
  name('name: "Payroll" services', QUOTES),
  // Words that YAML does not read as text.
  name('name: 010', /put it in quotes/),
  name('name:', /is missing; expected text/),
  // Keys, colons and spaces.
  name('name:Payroll', /a colon and a space after the name/),
  name('name Payroll', /a colon and a space after the name/),
  name('name: Payroll\nname: Payroll', /twice; keep one/, 1),
  name('nmae: Payroll', /no such field; remove it, or correct its name/),
  // Values of another type.
  name('name: Pay {no-such}', /\{no-such\} is not known/),
  { file: PAYROLL, written: /^order: .*/m, instead: 'order: fifth', said: /a number$/, below: 0 },
  {
    file: PAYROLL,
    written: /^icon: .*/m,
    instead: 'icon: users2',
    said: /one of .*users,/,
    below: 0,
  },
  {
    file: PAYROLL,
    written: /^role: .*/m,
    instead: 'role: payroll accountant',
    said: /901\.453 keeps this to license holders/,
    below: 0,
  },
  name('name:\n  a: b', /expected text; one with ": " in it.* needs quotes$/),
  {
    file: PAYROLL,
    written: /^ {2}steps:\n(?: {4}.*\n)+/m,
    instead: '  steps: one\n',
    below: 0,
    said: /expected a list, each entry after "- "$/,
  },
  {
    file: PAYROLL,
    written: /^ {2}title: .*/m,
    below: 0,
    instead: `  title: ${'Payroll '.repeat(6)}{years-experience} {firm}`,
    said: /expected at most 60 characters, not \d+$/,
  },
  name('name: Pay\u200Broll', /a character that cannot be seen/),
  name('\tname: Payroll', /not a tab/),
  name('---\nname: Payroll', /does not belong inside/),
  name('<<<<<<< HEAD\nname: A\n=======\nname: B\n>>>>>>> other', /two versions/),
  hero('hero:\n    title: A', /as far in as/, 1),
  // Markup that would be printed, or that a copy changed.
  name('name: Call {phone', /in braces only a name such as \{phone\}/),
  name('name: A **bold** word', /without Markdown and HTML/),
  name('name: AT&amp;T', /without Markdown and HTML/),
  name('name: Payrollâ€™s best', /type these words anew/),
  // The front matter of a post.
  front('category: Books #1', LEFT_OUT),
  front('category: 2026', /put it in quotes/),
  front('categroy: Books', /no such field/),
  { file: POST, written: /^---$/m, instead: '', said: /at the top of the file/, below: 0 },
  // The text of a post.
  body('![A desk](no-such.jpg)', /expected the file .*no-such\.jpg/),
  body('![](desk.jpg)', /expected !\[what the picture shows\]/),
  body('[IRS](www.irs.gov)', /leads nowhere; expected an address that begins with https/),
  body('[us][1]\n\n[1]: /contactt', /"\/contactt" is not known/, 2),
  body('[IRS](https://www.irs.gov', /closed by \)/),
  body('See www.irs.gov, **boldly', /one right before/),
  body('*Say it', /another around the slanted words/),
  body('Say `it', /for the character itself/),
  body('| a | b |\n| 1 | 2 |', /\| --- \| --- \|/),
  body('<details>Words</details>', /<details> is left out/),
  { file: POST, written: '## Sources', instead: '```\ncode', said: /a line of ```/, below: 0 },
  body('Call {phone}', /no words in braces/),
];

/** Correct texts that look like mistakes; nothing is reported. */
const RIGHT: readonly Pick<Mistake, 'file' | 'written' | 'instead'>[] = [
  { file: 'content/firm.yaml', written: /street: .*/, instead: 'street: Loop South, Suite B#200' },
  { file: 'content/firm.yaml', written: /street: .*/, instead: 'street: "6575 Loop, Suite #200"' },
  { file: 'content/firm.yaml', written: /street: .*/, instead: 'street: >-\n    Loop #200' },
  { file: PAYROLL, written: /^name: .*/m, instead: '# A note\nname: “Payroll”' },
  { file: PAYROLL, written: /\n/g, instead: '\r\n' },
  { file: PAYROLL, written: /^/, instead: '\uFEFF' },
  { file: POST, written: /\n/g, instead: '\r\n' },
  {
    file: POST,
    written: '## Sources',
    instead: `5 * 3 is \\*not\\* 2 \\_ 1, snake_case, #1, a | b, \`**\`, "x" <https://irs.gov>, H<sub>2</sub>O.

\`\`\`
[a](b c) **
\`\`\`

[IRS][1], [us](/contact), [mail](mailto:a@example.org), a note[^1] and www.irs.gov.

[1]: https://www.irs.gov
[^1]: The note.

## Sources`,
  },
];

const PROJECT = join(import.meta.dirname, '../..');
/** Shared by all tests, since it does not read unchanged files again. */
const project = mkdtempSync(join(tmpdir(), 'mistakes-'));
cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });

afterAll(() => rmSync(project, { recursive: true }));

/** The file with the mistake. */
let changed = PAYROLL;

afterEach(() => cpSync(join(PROJECT, changed), join(project, changed)));

/** Applies an edit; returns its first line, from 1. */
function change({ file, written, instead }: Pick<Mistake, 'file' | 'written' | 'instead'>): number {
  changed = file;
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(written, () => instead);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  const lines = before.split('\n');
  return after.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

/** Files whose problems depend on the edited file. */
const LIKE = new Map([
  [PAYROLL, globSync('content/services/*.yaml', { cwd: PROJECT })],
  [POST, globSync('content/posts/*.md', { cwd: PROJECT }).filter(isLikePost)],
]);

function isLikePost(file: string): boolean {
  const text = readFileSync(join(PROJECT, file), 'utf8');
  return text.includes('## Sources') && text.includes('true\n---');
}

test('each mistake, in its own file, is reported with its line and remedy', async () => {
  const left = new Map(Array.from(LIKE, ([file, like]) => [file, [...like]]));
  let planted: { file: string; line: number; mistake: Mistake }[] = [];
  const check = async () => {
    const problems = await checkContent(project);
    for (const { file, line, mistake } of planted) {
      const own = problems.filter((problem) => problem.file === file);
      const named = { line, expected: expect.stringMatching(mistake.said) };
      expect(own, mistake.instead).toContainEqual(expect.objectContaining(named));
      expect(own.map(({ expected }) => expected).join()).not.toMatch(/cannot be read as YAML/);
      cpSync(join(PROJECT, file), join(project, file));
    }
    expect(new Set(problems.map(({ file }) => file)).size).toBe(planted.length);
    planted = [];
  };
  for (const mistake of MISTAKES) {
    const like = left.get(mistake.file) ?? [mistake.file];
    if (like.length === 0) {
      await check();
      for (const [file, all] of LIKE) left.set(file, [...all]);
    }
    const file = left.get(mistake.file)?.pop() ?? mistake.file;
    planted.push({ file, mistake, line: change({ ...mistake, file }) + mistake.below });
  }
  await check();
});

test.each(RIGHT)('$instead in $file is accepted', async (edit) => {
  change(edit);
  expect(await checkContent(project)).toEqual([]);
});

test.each([PAYROLL, POST])(
  '%s in another encoding, cut off or emptied is reported',
  async (file) => {
    changed = file;
    const path = join(project, file);
    const text = readFileSync(path, 'utf8');
    const said = async (bytes: Buffer | string) => {
      writeFileSync(path, bytes);
      const [problem] = await checkContent(project);
      return `${problem?.file}, ${problem?.line}: ${problem?.expected}`;
    };
    const utf8 = 'expected plain text, saved as UTF-8';
    expect(await said(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toContain(
      `${file}, undefined: ${utf8}`,
    );
    const windows = Buffer.from(text.replace(/^(name|title): .*/m, '$1: Café'), 'latin1');
    expect(await said(windows)).toContain(`${file}, undefined: ${utf8}`);
    expect(await said('')).toMatch(/, (?:1|undefined): (?:is missing; |expected .* at the top)/);
    expect(await said(text.slice(0, 60))).toContain(file);
  },
);
