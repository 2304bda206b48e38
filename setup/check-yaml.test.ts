import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkYaml } from './check-yaml.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'content/pages'), { recursive: true });
  return () => rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFileSync(join(folder, 'content', file), text);

test('the content of this project is sound', () => {
  expect(() => checkYaml('.')).not.toThrow();
});

test.each([
  ['a tab for a space', 'name: A\nhours:\n\tdays: B\n', /^content\/firm\.yaml, line 3: .*tab/i],
  ['a name twice', 'name: A\nname: B\n', /^content\/firm\.yaml, line 2: .*unique/],
  ['a colon in a text', 'name: A\ntitle: B: C\n', /^content\/firm\.yaml, line 2: /],
  ['nothing', '# later\n', /^content\/firm\.yaml: expected content/],
  ['an empty list', '[]\n', /^content\/firm\.yaml: expected content/],
])('%s is named with file and line', (_, text, expected) => {
  write('firm.yaml', text);
  expect(() => checkYaml(folder)).toThrow(expected);
});

test('every faulty file is named', () => {
  write('firm.yaml', 'a: b: c\n');
  write('pages/home.yml', 'a: b\n');
  expect(() => checkYaml(folder)).toThrow(/^content\/firm\.yaml.*\ncontent\/pages\/home\.yml: /);
});
