import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { PAYROLL, POST, RIGHT, SLIPS, type Slip } from './slips.table.ts';

const PROJECT = join(import.meta.dirname, '..');
/** One for all tests: what did not change is not read again. */
const project = mkdtempSync(join(tmpdir(), 'slips-'));
cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });

afterAll(() => rmSync(project, { recursive: true }));

/** The file that is to be mended. */
let changed = PAYROLL;

afterEach(() => cpSync(join(PROJECT, changed), join(project, changed)));

/** Makes a change; returns its first line, from 1. */
function change({ file, written, instead }: Pick<Slip, 'file' | 'written' | 'instead'>): number {
  changed = file;
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(written, () => instead);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  const lines = before.split('\n');
  return after.split('\n').findIndex((line, place) => line !== lines[place]) + 1;
}

test.each(SLIPS)('$instead in $file is named with its line and cure', async (slip) => {
  const line = change(slip) + slip.below;
  const problems = await checkContent(project);
  const named = { file: slip.file, line, expected: expect.stringMatching(slip.said) };
  expect(problems).toContainEqual(expect.objectContaining(named));
  for (const { file, expected } of problems) {
    expect(file).toBe(slip.file);
    expect(expected).not.toMatch(/cannot be read as YAML/);
  }
});

test.each(RIGHT)('$instead in $file is right', async (edit) => {
  change(edit);
  expect(await checkContent(project)).toEqual([]);
});

test.each([
  ['payroll - Copy.yaml', 'services'],
  ['payroll.yaml.txt', 'services'],
  ['news.markdown', 'posts'],
])('a file named %s in %s is named, and nothing else', async (name, folder) => {
  const file = `content/${folder}/${name}`;
  cpSync(join(PROJECT, PAYROLL), join(project, file));
  onTestFinished(() => rmSync(join(project, file)));
  expect(await checkContent(project)).toMatchObject([
    { file, expected: expect.stringMatching(/^is read by nothing; rename it/) },
  ]);
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
  expect(await said(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toContain(`${file}, 1: ${utf8}`);
  const windows = Buffer.from(text.replace(/^(name|title): .*/m, '$1: Café'), 'latin1');
  expect(await said(windows)).toMatch(RegExp(`${file}, [23]: ${utf8}`));
  expect(await said('')).toMatch(/, (?:1|undefined): (?:the file is empty|expected it at the top)/);
  expect(await said(text.slice(0, 60))).toContain(file);
});
