import { load } from 'cheerio';
import { expect, inject, test } from 'vitest';
import { EDITS } from './edits.ts';

const tight = (text: string) => text.replace(/\s+/g, '');

/** All content at an address: its text, and the targets of its links and pictures. */
async function said(path: string): Promise<string> {
  const html = await (await fetch(new URL(path, inject('origin')))).text();
  return tight(path.endsWith('.xml') ? html : `${load(html).text()} ${html}`);
}

test.each(EDITS.filter(({ shown }) => Object.keys(shown).length > 0))(
  '$what is shown',
  async ({ shown }) => {
    for (const [path, texts] of Object.entries(shown)) {
      const page = await said(path);
      for (const text of texts) expect(page.includes(tight(text)), `${path}: ${text}`).toBe(true);
    }
  },
);
