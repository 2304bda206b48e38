import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from 'vitest';
import { everyPage } from './pages.ts';

/** Attributes with text that no element shows. */
const TEXT_ATTRIBUTES = ['alt', 'title', 'content', 'aria-label', 'placeholder', 'value'];

/** A writer's placeholders, and unfilled tokens. */
const PLACEHOLDERS = /\blorem\b|\bTODO\b|\bTBD\b|\bcoming soon\b|\{[a-z0-9-]+\}/gi;

const pages = await everyPage();

/** The headings of sections without text or pictures. */
function emptySections($: CheerioAPI): string[] {
  return $('main section')
    .map((_, section) => {
      const heading = $('h1, h2, h3, h4', section).first().text().trim();
      const pictures = $('img, [role="img"]', section).map(
        (_, { attribs }) => attribs['alt'] ?? attribs['aria-label'],
      );
      const rest = [$(section).text().replace(heading, ''), ...pictures.get()].join('');
      return /\p{L}/u.test(rest) ? null : heading;
    })
    .get();
}

/** Placeholders in a page's text, attributes and structured data. */
function placeholdersIn($: CheerioAPI): string[] {
  const text = $.root().clone();
  text.find('style, script:not([type="application/ld+json"])').remove();
  const said = $('*').map((_, it) => TEXT_ATTRIBUTES.map((name) => $(it).attr(name) ?? ''));
  return [text.text(), ...said.get()].flatMap((part) => part.match(PLACEHOLDERS) ?? []);
}

test('every section says something under its heading', () => {
  const sections = pages.flatMap(({ $ }) => $('main section').get());
  expect(sections.length).toBeGreaterThan(pages.length);
  const empty = pages.flatMap(({ path, $ }) =>
    emptySections($).map((heading) => `${path}: ${heading}`),
  );
  expect(empty).toEqual([]);
});

test('nothing on a page waits for its words', () => {
  const found = pages.flatMap(({ path, $ }) =>
    placeholdersIn($).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('an empty section and left-over words are found', () => {
  const page = load(`
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
  expect(placeholdersIn(page)).toEqual(['{firm}', '{firm}', 'coming soon', 'TBD', 'Lorem']);
});
