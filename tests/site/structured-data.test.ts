import { expect, test } from 'vitest';
import { z } from 'zod';
import { ABOUT, FIRM, FOUNDER, LOCATIONS, MEMBERS } from '../content.ts';
import { POSTS, SERVICES } from '../routes.ts';
import { textsIn } from './opened.ts';
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

/** A page's objects of a type. */
function ofType(path: string, type: string): Thing[] {
  const things = pages.find((page) => page.path === path)?.things ?? [];
  return things.filter((each) => each['@type'] === type);
}

/** All nested objects, including itself. */
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
  // A page may be referenced by its address alone.
  const addresses = new Set<unknown>(pages.map(({ path }) => ORIGIN + path));
  expect([...ids].filter((id) => !described.has(id) && !addresses.has(id))).toEqual([]);
});

test('every page names the firm and the site, two with its phone, address and place', () => {
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

test('nothing rates the firm, which no visitor of this site could', () => {
  for (const { path, things } of pages) {
    expect(JSON.stringify(things), path).not.toMatch(/aggregateRating|"Review"/);
  }
});

test('the way to a page is that of its breadcrumb', () => {
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

test('each service is described on its page', () => {
  for (const { href, label } of SERVICES) {
    expect(ofType(href, 'Service'), href).toEqual([
      expect.objectContaining({ name: label, provider: { '@id': `${ORIGIN}/#firm` } }),
    ]);
  }
});

test('the questions are those of the page', () => {
  const [faq] = ofType('/about', 'FAQPage');
  const about = pages.find(({ path }) => path === '/about');
  const shown = about ? textsIn(about.$, 'details[name]') : [];
  expect(shown.length).toBe(ABOUT.faq.items.length);
  expect(faq?.['mainEntity']).toEqual(
    ABOUT.faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining(answer.slice(0, 60)) },
    })),
  );
});

test('the team is described person by person', () => {
  expect(ofType('/meet-team', 'Person')).toEqual(
    [FOUNDER, ...MEMBERS].map(({ name, title }) =>
      expect.objectContaining({ name, jobTitle: title, worksFor: { '@id': `${ORIGIN}/#firm` } }),
    ),
  );
});

test('each post is described, by one of the team where its author is', () => {
  const team = new Map(ofType('/meet-team', 'Person').map((each) => [each['name'], each['@id']]));
  for (const { slug, title, author_name, published_at } of POSTS) {
    const [post] = ofType(`/blog/${slug}`, 'BlogPosting');
    expect(post, slug).toMatchObject({
      mainEntityOfPage: `${ORIGIN}/blog/${slug}`,
      headline: title,
      datePublished: published_at,
    });
    const author = z.looseObject({ '@id': z.string().optional() }).parse(post?.['author']);
    expect(author, slug).toMatchObject({ name: author_name });
    expect(author['@id'], slug).toBe(team.get(author_name));
  }
});
