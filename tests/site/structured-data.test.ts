import { expect, test } from 'vitest';
import { z } from 'zod';
import { FIRM, FOUNDER, LOCATIONS, MEMBERS } from '../content.ts';
import { POSTS } from '../routes.ts';
import { everyPage, type Page } from './pages.ts';

const ORIGIN = 'http://localhost:4321';

const thing = z.looseObject({ '@type': z.string(), '@id': z.string().optional() });
const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing),
});
type Thing = z.infer<typeof thing>;

const pages = (await everyPage()).map((page) => ({ ...page, things: thingsOf(page) }));

function thingsOf({ $ }: Pick<Page, '$'>): Thing[] {
  const [script, ...others] = $('script[type="application/ld+json"]').get();
  expect(others).toEqual([]);
  return graph.parse(JSON.parse($(script).text()))['@graph'];
}

/** All nested objects, and the object itself. */
function within(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(within);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

test('every @id that is referred to is described', () => {
  const all = within(pages.map(({ things }) => things));
  const described = new Set(all.filter((each) => '@type' in each).map((each) => each['@id']));
  const referredTo = all.filter((each) => !('@type' in each)).map((each) => each['@id']);
  const ids = new Set(referredTo.filter((id) => id !== undefined));
  expect(ids.size).toBeGreaterThan(1);
  // A page may be referred to by its address without a description.
  const addresses = new Set<unknown>(pages.map(({ path }) => ORIGIN + path));
  expect([...ids].filter((id) => !described.has(id) && !addresses.has(id))).toEqual([]);
});

test('every page refers to the firm and the site, two describe it with phone, address and coordinates', () => {
  for (const { path, things } of pages) {
    const [firm, site] = things;
    const named = { '@type': 'AccountingService', name: FIRM.name, url: `${ORIGIN}/` };
    expect(firm, path).toMatchObject({ '@id': `${ORIGIN}/#firm`, ...named });
    expect(site, path).toMatchObject({ '@type': 'WebSite', '@id': `${ORIGIN}/#website` });
  }
  const whole = pages.filter(({ things }) => things[0] && 'address' in things[0]);
  expect(whole.map(({ path }) => path).sort()).toEqual(['/', '/contact']);
  const [office] = LOCATIONS;
  for (const { path, things } of whole) {
    expect(things[0], path).toMatchObject({
      telephone: FIRM.phones.main,
      email: FIRM.email,
      address: { streetAddress: FIRM.address.street, postalCode: FIRM.address.zip },
      geo: { latitude: office?.latitude, longitude: office?.longitude },
      openingHoursSpecification: expect.anything(),
    });
  }
});

test('no data rates the firm, since this site collects no ratings', () => {
  for (const { path, things } of pages) {
    expect(JSON.stringify(things), path).not.toMatch(/aggregateRating|"Review"/);
  }
});

test('the breadcrumb data equals the visible breadcrumb', () => {
  for (const { path, things, $ } of pages) {
    const lists = things.filter((each) => each['@type'] === 'BreadcrumbList');
    const steps = $('[aria-label=Breadcrumb] li')
      .get()
      .map((step, index) => {
        const href = $('a', step).attr('href');
        return {
          '@type': 'ListItem',
          position: index + 1,
          name: $(step).text(),
          ...(href && { item: { '@id': ORIGIN + href } }),
        };
      });
    expect(
      lists.map((list) => list['itemListElement']),
      path,
    ).toEqual(path === '/' ? [] : [steps]);
  }
});

test('each post is described, and its author linked if a team member', () => {
  const team = [FOUNDER, ...MEMBERS].map(({ name }) => name);
  for (const { slug, title, author_name, published_at } of POSTS) {
    const post = pages
      .find(({ path }) => path === `/blog/${slug}`)
      ?.things.find((each) => each['@type'] === 'BlogPosting');
    expect(post, slug).toMatchObject({
      mainEntityOfPage: `${ORIGIN}/blog/${slug}`,
      headline: title,
      datePublished: published_at,
    });
    const author = z.looseObject({ url: z.string().optional() }).parse(post?.['author']);
    expect(author, slug).toMatchObject({ name: author_name });
    const page = team.includes(author_name) ? expect.stringContaining('/meet-team#') : undefined;
    expect(author.url, slug).toEqual(page);
  }
});
