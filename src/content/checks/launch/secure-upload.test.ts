import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { secureUpload } from './secure-upload.ts';

const FIRM = readFileSync('content/firm.yaml', 'utf8');

test.each([
  ['', ['firm/uploadUrl']],
  ['uploadUrl: https://papers.example.com/\n', []],
])('a firm with %j leaves open %j', (line, open) => {
  const found = secureUpload(temporaryFolder({ 'content/firm.yaml': FIRM + line }));
  expect(found.map(({ point }) => point)).toEqual(open);
});
