import { expect, test } from 'vitest';
import { CLAIMS, SERVICES } from '../content.ts';
import { linksIn, open, textsIn } from './opened.ts';

/** The address of a service's picture: the engraving of its number, or a photograph. */
const pictureOf = ({ photo }: (typeof SERVICES)[number]) =>
  expect.stringMatching(photo ? /^\/photos\/.*\.avif$/ : /^\/art\/note-.*\.svg$/);

test.each(SERVICES)('$href shows the content of its file', async (service) => {
  const { name, href, says, cards, benefits, process, intro, exhibit, banner, photo } = service;
  const $ = await open(href);
  expect(textsIn($, 'h1')).toEqual([name]);
  expect(linksIn($, '[aria-label=Breadcrumb] a')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
  ]);
  expect(textsIn($, '[aria-label=Breadcrumb] li').at(-1)).toBe(name);
  expect($('main > header img').attr('src')).toEqual(pictureOf(service));
  expect(textsIn($, 'main > header p').includes(says)).toBe(!photo);
  const sections = [
    [intro.heading, [...intro.highlights, ...(intro.panel?.items ?? [])]],
    [cards.heading, cards.items],
    [benefits.heading, benefits.items],
    [process.heading, process.steps],
  ] as const;
  const headings = sections.flatMap(([heading, { length }]) => (length > 0 ? [heading] : []));
  expect(textsIn($, 'main h2')).toEqual([...headings, banner.title]);
  expect(textsIn($, 'main figure h3')).toEqual(exhibit ? [exhibit.title] : []);
  expect($('main figure').closest('section').prevAll('section').length, 'in the first').toBe(0);
  expect(textsIn($, 'main li > svg + h3')).toEqual(cards.items.map(({ title }) => title));
  const chips = $('[aria-label="Forms and tools"]').get();
  expect(chips.map((list) => textsIn($, 'li', list))).toEqual(
    cards.items.flatMap(({ features = [] }) => (features.length > 0 ? [features] : [])),
  );
  const claims = new Map(CLAIMS.map(({ id, value, label }) => [id, `${value} ${label}`]));
  expect(textsIn($, 'main li > p:first-child')).toEqual(
    benefits.items.map(({ claim }) => claims.get(claim)),
  );
  expect(textsIn($, '[aria-labelledby=closing] a[target=_blank]').at(0)).toBe(banner.button);
});

test('the home page has a card for each service, in menu order', async () => {
  const $ = await open('/');
  const cards = $("main li:has(a:contains('Learn More'))").get();
  const shown = cards.map((card) => ({
    name: $('h3', card).text(),
    summary: $('p', card).text(),
    links: linksIn($, 'a', card),
    icons: $('svg', card).length,
    picture: $('img', card).attr('src'),
  }));
  expect(shown).toEqual(
    SERVICES.map((service) => ({
      name: service.name,
      summary: service.summary,
      links: [{ label: `Learn More about ${service.name}`, href: service.href }],
      icons: 1,
      picture: pictureOf(service),
    })),
  );
});

test('no two services share a number', () => {
  const numbers = SERVICES.map(({ denomination }) => denomination);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
