/** A build for a public address says that it is a draft, and begins to say so by itself. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dayAfter, texasToday } from '../../base/calendar/texas-time.ts';
import { readSettings } from '../../base/settings/settings.ts';
import { fakePosts } from '../../blog/testing.ts';
import { readLaunch } from '../../content/gate/standing.ts';
import { buildApp } from '../../server/app.ts';
import { loadBuilt } from '../../server/load-built.ts';
import { faultLog } from '../../server/logger.ts';
import { copyProject } from '../copy-project.ts';

const SITE_URL = 'https://www.firm.com';
const BAND = 'Draft: names, figures and testimonials are samples';
const SITEMAPS = ['/sitemap.xml', '/sitemap-pages.xml', '/blog/sitemap.xml'];

const today = texasToday();
const project = copyProject();
let day = today;
let app: ReturnType<typeof buildApp>;

/** Builds a site of which all that makes it a draft is allowed today, and on no later day. */
beforeAll(async () => {
  const unsettled = readLaunch(project).findings.filter(({ from = today }) => from <= today);
  const allowances = unsettled.map(({ point }) => ({
    ...{ point, by: 'Ann Lee', why: 'It is on its way', decided: today, until: today },
  }));
  writeFileSync(join(project, 'content/launch.yaml'), JSON.stringify(allowances));
  const { status, stderr } = spawnSync(process.execPath, ['setup/build.ts'], {
    cwd: project,
    env: { ...process.env, SITE_URL, DEPLOY_TARGET: '' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const settings = readSettings({ SITE_URL });
  app = buildApp({
    ...(await loadBuilt(join(project, 'dist'), settings)),
    ...{ settings, log: faultLog('fatal'), posts: fakePosts(), today: () => day },
    ages: { freshFor: 60_000, staleFor: 60_000, retryAfter: 60_000 },
  });
}, 900_000);

afterAll(async () => {
  await app.close();
  rmSync(project, { recursive: true, force: true });
});

/** What a visitor, and a search engine, get of the site on a day. */
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

const DRAFT = {
  bands: Array(6).fill(BAND),
  robots: Array(6).fill('noindex'),
  canonical: Array(6).fill(0),
  rules: 'User-agent: *\nDisallow: /\n',
  sitemaps: [404, 404, 404],
};

test('what is allowed carries no band, and search engines may come', async () => {
  expect(await siteOn(today)).toMatchObject({
    bands: Array(6).fill(''),
    robots: [...Array(5).fill(undefined), 'noindex'],
    canonical: [1, 1, 1, 1, 1, 0],
    rules: expect.stringContaining(`Allow: /\nSitemap: ${SITE_URL}/sitemap.xml\n`),
    sitemaps: [200, 200, 200],
  });
});

test('a draft has its band everywhere, and asks search engines to stay away, with no new build', async () => {
  expect(await siteOn(dayAfter(today))).toEqual(DRAFT);
});

test('a site for this machine carries neither', async () => {
  const html = await (await fetch(`${inject('origin')}/about`)).text();
  expect(load(html)('body > [aria-label="Draft"], meta[name=robots]')).toHaveLength(0);
});
