import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { MISTAKES, type Mistake, PAYROLL, POST, RIGHT } from './mistakes.table.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** One for all tests: what did not change is not read again. */
const project = mkdtempSync(join(tmpdir(), 'mistakes-'));
cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });

afterAll(() => rmSync(project, { recursive: true }));

/** The file that is to be mended. */
let changed = PAYROLL;

afterEach(() => cpSync(join(PROJECT, changed), join(project, changed)));

/** Makes a change; returns its first line, from 1. */
function change({ file, written, instead }: Pick<Mistake, 'file' | 'written' | 'instead'>): number {
  changed = file;
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(written, () => instead);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  const lines = before.split('\n');
  return after.split('\n').findIndex((line, place) => line !== lines[place]) + 1;
}

/** Files with what the mistakes of the file change. */
const LIKE = new Map([
  [PAYROLL, globSync('content/services/*.yaml', { cwd: PROJECT })],
  [POST, globSync('content/posts/*.md', { cwd: PROJECT }).filter(isLikePost)],
]);

function isLikePost(file: string): boolean {
  const text = readFileSync(join(PROJECT, file), 'utf8');
  return text.includes('## Sources') && text.includes('true\n---');
}

test('each mistake, in a file of its own, is named with its line and cure', async () => {
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

test.each(RIGHT)('$instead in $file is right', async (edit) => {
  change(edit);
  expect(await checkContent(project)).toEqual([]);
});

test.each([PAYROLL, POST])('%s in another encoding, cut off or emptied', async (file) => {
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
});
