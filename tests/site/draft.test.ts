/** A build for a public address shows the draft band and announcements on their days, without a new build. */
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, texasToday } from '../../src/base/calendar/texas-time.ts';
import { readSettings } from '../../src/base/settings/settings.ts';
import { fakePosts } from '../../src/blog/testing/posts.ts';
import { buildApp } from '../../src/server/app.ts';
import { loadBuilt } from '../../src/server/load-built.ts';
import { createLogger } from '../../src/server/logger.ts';
import { FIRM, telHref } from '../content.ts';

const SITE_URL = 'https://www.firm.com';
const BAND = 'Draft: names, figures and testimonials are samples';
const SITEMAPS = ['/sitemap.xml', '/sitemap-pages.xml', '/blog/sitemap.xml'];

const today = texasToday();
const tomorrow = dayAfter(today);
const dayThree = dayAfter(tomorrow);
const CLOSED = 'The office is closed the day after. In a hurry? Call {anytime-phone}.';
let day = today;
let app: ReturnType<typeof buildApp>;

/** Serves the site as built for a public address: a draft from the third day on, with an announcement on two days. */
beforeAll(async () => {
  const settings = readSettings({ SITE_URL });
  const { site, files, built, buildVersion } = await loadBuilt('dist', settings);
  const announced = { announcement: CLOSED, closure: { from: dayThree, until: dayThree } };
  const draft = ['names', 'figures', 'testimonials'];
  const statuses = [
    { from: today, draft: [], closure: announced.closure },
    { from: tomorrow, draft: [], ...announced },
    { from: dayThree, draft, ...announced },
    { from: dayAfter(dayThree), draft },
  ];
  app = buildApp({
    site: { ...site, statuses },
    files,
    built,
    buildVersion,
    settings,
    log: createLogger('fatal'),
    posts: fakePosts(),
    today: () => day,
    freshMs: 60_000,
    inbox: { add: () => Promise.reject(), health: () => Promise.reject() },
  });
});

afterAll(() => app.close());

/** The site on a day, for a visitor and for a search engine. */
async function siteOn(on: string) {
  day = on;
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const paths = ['/', '/about', '/services/payroll', '/find/lt11', '/blog', '/not-there'];
  const pages = await Promise.all(paths.map(get));
  return {
    bands: pages.map(({ body }) => load(body)('body > [aria-label="Draft"]').text()),
    robots: pages.map(({ body }) => load(body)('meta[name=robots]').attr('content')),
    canonical: pages.map(({ body }) => load(body)('link[rel=canonical]').length),
    rules: (await get('/robots.txt')).body,
    sitemaps: (await Promise.all(SITEMAPS.map(get))).map(({ statusCode }) => statusCode),
  };
}

test('from its day on, a draft tells visitors and search engines so, without a new build', async () => {
  expect(await siteOn(tomorrow)).toMatchObject({
    bands: Array(6).fill(''),
    robots: [...Array(5).fill(undefined), 'noindex'],
    canonical: [1, 1, 1, 1, 1, 0],
    rules: expect.stringMatching(/Allow: \/\nSitemap: http\S+\/sitemap\.xml\n/),
    sitemaps: [200, 200, 200],
  });
  expect(await siteOn(dayThree)).toEqual({
    bands: Array(6).fill(BAND),
    robots: Array(6).fill('noindex'),
    canonical: Array(6).fill(0),
    rules: 'User-agent: *\nDisallow: /\n',
    sitemaps: [404, 404, 404],
  });
});

/** A text without the non-breaking spaces and hyphens that keep a number together. */
const wordsOf = (text: string) => text.replace(/\W+/g, ' ');

/** A day's announcement, its position, and the office hours on the pages. */
async function announcedOn(on: string) {
  day = on;
  const get = async (url: string) =>
    (await app.inject({ url, headers: { accept: 'text/html' } })).body;
  const pages = (
    await Promise.all(['/', '/about', '/find/lt11', '/blog', '/not-there'].map(get))
  ).map((html) => load(html));
  const first = pages.map(($) => $('body > .skip + section[aria-label="Notice"]').text());
  const bars = pages.map(($) => $('section[aria-label="Call or book"]'));
  const [home] = pages;
  return {
    said: new Set(first.map(wordsOf)),
    links: home?.('[aria-label="Notice"] a').attr('href'),
    saysNow: new Set(bars.map((bar) => bar.text().includes('now open'))),
    special: /"specialOpeningHoursSpecification":({[^}]*})/.exec(home?.html() ?? '')?.[1],
  };
}

test('on its days only, an announcement is first on every page, without a new build', async () => {
  const said = `The office is closed the day after. In a hurry? Call ${FIRM.phones.anytime}.`;
  const special = JSON.stringify({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: dayThree,
    validThrough: dayThree,
  });
  const near = {
    said: new Set(['']),
    saysNow: new Set([true]),
    special,
  };
  expect(await announcedOn(today)).toMatchObject(near);
  const shown = { said: new Set([wordsOf(said)]), links: telHref(FIRM.phones.anytime) };
  expect(await announcedOn(tomorrow)).toMatchObject({ ...near, ...shown });
  expect(await announcedOn(dayThree)).toMatchObject({
    ...shown,
    saysNow: new Set([false]),
    special,
  });
  expect(await announcedOn(dayAfter(dayThree))).toEqual({
    said: new Set(['']),
    links: undefined,
    special: undefined,
    saysNow: new Set([true]),
  });
});
