import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { EDITS } from './edits.ts';

const headers = { accept: 'text/html' };
const tight = (text: string) => text.replace(/\s+/g, '');

for (const { what, shown } of EDITS) {
  if (Object.keys(shown).length === 0) continue;
  test(`${what} is shown`, async ({ request }) => {
    for (const [path, texts] of Object.entries(shown)) {
      const body = await (await request.get(path, { headers })).text();
      // The text, and the targets of links and pictures.
      const page = tight(path.endsWith('.xml') ? body : `${load(body).text()} ${body}`);
      for (const text of texts) expect(page.includes(tight(text)), `${path}: ${text}`).toBe(true);
    }
  });
}
