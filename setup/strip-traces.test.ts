import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { stripTraces } from './strip-traces.ts';

/** A page with this in it, once it is stripped. */
async function stripped(html: string): Promise<string> {
  const folder = temporaryFolder();
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  await stripTraces(folder);
  return readFileSync(file, 'utf8');
}

test('texts are joined, and icons lose their own class', async () => {
  const html =
    '<p>1<!-- --> 2<!--x--></p><svg width="2" class="lucide lucide-pie lucide-x" aria-hidden="true">';
  expect(await stripped(html)).toBe(
    '<p>1 2<!--x--></p><svg width="2" class="lucide" aria-hidden="true">',
  );
});

test('not where components go on in the browser', async () => {
  const html = '<astro-island>1<!-- --> 2</astro-island>';
  expect(await stripped(html)).toBe(html);
});
