import { expect, test } from 'vitest';
import { CLAIMS } from '../content.ts';
import { claimUses } from './claim-uses.ts';
import { printFigure } from './figure-line.ts';
import { pagesOfContent } from './page-on.ts';
import { blocks } from './page-prose.ts';

const everywhere = CLAIMS.filter(({ pages }) => pages.includes('*'));

test('every claim is shown on exactly the pages that the register lists', () => {
  const uses = claimUses();
  const registered = CLAIMS.filter((claim) => !everywhere.includes(claim)).map(({ id, pages }) => [
    id,
    [...pages].sort(),
  ]);
  const measured = registered.map(([id]) => [id, [...(uses.get(String(id)) ?? [])].sort()]);
  printFigure(`${CLAIMS.length} claims, each on the pages its register names`);
  expect(measured).toEqual(registered);
});

test('a claim of every page is in every page’s footer, and listed with no page besides', async () => {
  expect(everywhere.map(({ pages }) => pages)).toEqual(everywhere.map(() => ['*']));
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
