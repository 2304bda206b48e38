import type { HtmlElement } from 'html-validate';
import { beforeAll, expect, test } from 'vitest';
import { attribute, everyElement, parseHtml } from './html.ts';
import { everyPage, type Page } from './pages.ts';

/** Where a page says something that no element shows as its text. */
const SPEAKING = ['alt', 'title', 'content', 'aria-label', 'placeholder', 'value'];

/** What a writer leaves to come back to, and a token that nothing took the place of. */
const LEFT_OVER = /\blorem\b|\bTODO\b|\bTBD\b|\bcoming soon\b|\{[a-z0-9-]+\}/gi;

let pages: Page[];
beforeAll(async () => {
  pages = await everyPage();
});

/** The headings of the sections in the main part that say nothing more, not even in pictures. */
function emptySections(root: HtmlElement): string[] {
  return root
    .querySelectorAll('main section')
    .map((section) => ({
      heading: section.querySelector('h1, h2, h3, h4')?.textContent.trim() ?? '',
      text: section.textContent.trim(),
      pictures: section
        .querySelectorAll('img, [role="img"]')
        .map((it) => attribute(it, 'alt') ?? attribute(it, 'aria-label') ?? ''),
    }))
    .filter(({ heading, text, pictures }) => {
      const rest = [text.replace(heading, ''), ...pictures].join('');
      return !/\p{L}/u.test(rest);
    })
    .map(({ heading }) => heading);
}

/** What was left over in a page's text, in what its attributes say and in what it tells search engines. */
function leftOver(root: HtmlElement): string[] {
  const attributes = [...everyElement(root)].flatMap((element) =>
    SPEAKING.map((name) => attribute(element, name) ?? ''),
  );
  const codes = root
    .querySelectorAll('style, script')
    .filter((element) => element.getAttributeValue('type') !== 'application/ld+json');
  const text = codes.reduce(
    (rest, { textContent }) => rest.replace(textContent, ''),
    root.textContent,
  );
  return [text, ...attributes].flatMap((part) => part.match(LEFT_OVER) ?? []);
}

test('every section says something under its heading', () => {
  const sections = pages.flatMap(({ root }) => root.querySelectorAll('main section'));
  expect(sections.length).toBeGreaterThan(pages.length);
  const empty = pages.flatMap(({ path, root }) =>
    emptySections(root).map((heading) => `${path}: ${heading}`),
  );
  expect(empty).toEqual([]);
});

test('nothing on a page waits for its words', () => {
  const found = pages.flatMap(({ path, root }) =>
    leftOver(root).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('an empty section and left-over words are found', () => {
  const page = parseHtml(`
    <title>Payroll for {firm}</title>
    <style>p{color}</style><script>if (1) {go}</script>
    <script type="application/ld+json">{ "name": "{firm}" }</script>
    <main>
      <section><h2>Steps</h2><p>One.</p></section>
      <section><h2>Fees</h2><div><hr><img src="y.svg" alt=""></div></section>
      <section><h2>Members of</h2><img src="z.svg" alt="Texas Society of CPAs"></section>
      <p>Prices are coming soon: <b>TBD</b>.</p>
      <img src="x.svg" alt="Lorem ipsum">
    </main>`);
  expect(emptySections(page)).toEqual(['Fees']);
  expect(leftOver(page)).toEqual(['{firm}', '{firm}', 'coming soon', 'TBD', 'Lorem']);
});
