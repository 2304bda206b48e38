import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { paperOfDeadline } from '../../src/papers/deadline-address.ts';
import { PAPERS } from '../content.ts';
import { everyPage } from './pages.ts';

/** The lists of papers and due dates link by themselves; the home page has no room for links. */
const LISTED = /^\/(find)?(\?|$)|^\/dates|^POST/;

const CLOSED =
  'h1,h2,h3,h4,h5,h6,a,button,summary,label,nav,form,thead,caption,svg,[role="img"],[aria-hidden="true"],' +
  '[data-cited],.linked-items';

const pages = (await everyPage()).filter(({ path }) => !LISTED.test(path));

/** For each section of a page's main part: the papers it links, and its text in which codes may become links. */
const sections = pages.flatMap(({ path, html }) => {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return main.split(/(?=<(?:section|h2)\b)/).map((part) => {
    const $ = load(part);
    const links = $('a[href^="/find/"]').map((_, { attribs }) => attribs['href']);
    $(CLOSED).remove();
    const text = $('body').text().replace(/\s+/g, ' ');
    return { path, links: links.get(), text };
  });
});

test('a section links a paper at most once, and a paper’s page does not link itself', () => {
  expect(sections.flatMap(({ links }) => links).length).toBeGreaterThan(300);
  const twice = sections.filter(({ links }) => new Set(links).size < links.length);
  expect(twice.map(({ path, links }) => ({ path, links }))).toEqual([]);
  expect(sections.filter(({ path, links }) => links.includes(path))).toEqual([]);
});

/** The path of the paper of a page or certificate; for other pages their own path. */
const paperOf = (path: string) => paperOfDeadline(path.replace(/\?.*/, '')) ?? path;

test('a paper is linked where a text names it', () => {
  for (const { kind, code, href } of PAPERS) {
    const word = { notice: 'Notice', letter: 'Letter', form: 'Form', schedule: 'Schedule' }[kind];
    const before = /\D/.test(code) ? '(?<![\\w$#&/.,-])' : `\\b${word} `;
    const named = new RegExp(`${before}${code}(?![\\w(-]|[.,/]\\d)`);
    const without = sections.filter(
      ({ path, links, text }) =>
        paperOf(path) !== href && named.test(text) && !links.includes(href),
    );
    expect(without.map(({ path, text }) => `${path}: ${named.exec(text)?.[0]}`)).toEqual([]);
  }
});
