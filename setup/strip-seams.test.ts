import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { stripSeams } from './strip-seams.ts';

test('texts are joined, but not where components go on in the browser', async () => {
  const folder = temporaryFolder();
  const pages = { 'a.html': '<p>1<!-- --> 2<!--x--></p>', 'b.html': '<astro-island>1<!-- --> 2' };
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, name), html);
  await stripSeams(folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect([read('a.html'), read('b.html')]).toEqual(['<p>1 2<!--x--></p>', pages['b.html']]);
});
