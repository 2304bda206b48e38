import { expect, test } from 'vitest';
import { CLAIMS } from '../content.ts';
import { claimUses } from './claim-uses.ts';
import { pagesOfContent } from './page-on.ts';
import { blocks } from './page-prose.ts';

const uses = claimUses();

test('a claim of every page is in every page’s footer', async () => {
  const everywhere = CLAIMS.filter(({ id }) => uses.get(id)?.has('*'));
  expect(everywhere.length).toBeGreaterThan(0);
  for (const { route, html } of await pagesOfContent()) {
    const footer = blocks(html, 'body > footer').join('\n').toLowerCase();
    for (const { value, label } of everywhere) {
      const shown = [`${label}\n${value}`, `since ${value}`].map((text) => text.toLowerCase());
      expect(
        shown.some((text) => footer.includes(text)),
        `${route} shows ${value} ${label}`,
      ).toBe(true);
    }
  }
});
