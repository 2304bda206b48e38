import { load } from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import { sampleNewPost, saveIn } from '../../src/blog/testing.ts';
import { paperOfDeadline } from '../../src/papers/deadline-address.ts';
import { PAPERS } from '../content.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { everyPage } from './pages.ts';

/** The lists of papers and of due dates link on their own; the home page has no room for more. */
const LISTED = /^\/(find)?(\?|$)|^\/dates|^POST/;

const CLOSED =
  'h1,h2,h3,h4,h5,h6,a,button,summary,label,nav,form,thead,caption,svg,[role="img"],[aria-hidden="true"],' +
  '[data-cited],.linked-items';

const pages = (await everyPage()).filter(({ path }) => !LISTED.test(path));

/** The sections of each page's main part: the papers that it links, and its text that may have links yet has none. */
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

test('a section links a paper once at most, and a paper’s page not itself', () => {
  expect(sections.flatMap(({ links }) => links).length).toBeGreaterThan(300);
  const twice = sections.filter(({ links }) => new Set(links).size < links.length);
  expect(twice.map(({ path, links }) => ({ path, links }))).toEqual([]);
  expect(sections.filter(({ path, links }) => links.includes(path))).toEqual([]);
});

test('no link stands within a heading, a control or another link', () => {
  for (const { path, html, $ } of pages) {
    const within = $('main').find('h1,h2,h3,h4,h5,h6,button,summary,label,[role="img"]');
    expect(within.find('a[href^="/find/"]').get(), path).toEqual([]);
    expect(/<a\b(?:(?!<\/a>)[\s\S])*<a\b/.exec(html)?.[0], path).toBeUndefined();
  }
});

/** The paper of a page or of a certificate; another page's own path. */
const paperOf = (path: string) => paperOfDeadline(path.replace(/\?.*/, '')) ?? path;

test.each(PAPERS)('$kind $code is linked where it is named', ({ kind, code, href }) => {
  const word = { notice: 'Notice', letter: 'Letter', form: 'Form', schedule: 'Schedule' }[kind];
  const before = /\D/.test(code) ? '(?<![\\w$#&/.,-])' : `\\b${word} `;
  const named = new RegExp(`${before}${code}(?![\\w(-]|[.,/]\\d)`);
  const without = sections.filter(
    ({ path, links, text }) => paperOf(path) !== href && named.test(text) && !links.includes(href),
  );
  expect(without.map(({ path, text }) => `${path}: ${named.exec(text)?.[0]}`)).toEqual([]);
});

test('papers are linked in a store’s post too', async () => {
  const dataDir = newDataDir();
  const content =
    '<h2>On an LT11</h2><p>Send Form 12153 within 30 days of the LT11, then <a href="/find/9465">ask</a> ' +
    'on Form 9465.</p><h2>Later</h2><p>Form 12153 still, or $1,040.</p>';
  await saveIn(dataDir, [sampleNewPost({ slug: 'on-paper', content })]);
  const { url, close } = await serveBuiltSite({ dataDir });
  onTestFinished(close);
  const answer = await fetch(`${url}/blog/on-paper`);
  const $ = load(await answer.text());
  const links = $('article a[href^="/find/"]').map((_, link) => $(link).text());
  expect(links.get()).toEqual(['Form 12153', 'LT11', 'ask', 'Form 12153']);
});
