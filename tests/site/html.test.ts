import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { pagesOfEachKind } from './pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    elements: ['html5'],
    rules: {
      // React's spelling of the same: <img/>, popoverTarget, required="", hidden="".
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The rule counts &amp; as five characters; every-page.test.ts counts decoded text.
      'long-title': 'off',
      // Numbers may wrap like other words, and copy as plain characters.
      'tel-non-breaking': 'off',
      // Scrolling tables are in a focusable region, which is not a section of the text.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  }),
);

const pages = await pagesOfEachKind();

test('pages are valid HTML', async () => {
  const faults: string[] = [];
  expect(pages.length).toBeGreaterThan(25);
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results) {
      faults.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`,
        ),
      );
    }
  }
  expect(faults).toEqual([]);
});
