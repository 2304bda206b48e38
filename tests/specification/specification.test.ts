import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { FIRM } from '../content.ts';
import { BELOW_SERVICES, POST } from '../routes.ts';
import { linksIn, open, textsIn } from '../site/opened.ts';
import { FIRM_FIGURES, PAGES, type Part, SERVICES, SHELL } from './data.ts';

type Elements = ReturnType<CheerioAPI>;

/** The text without spaces, which may come from markup only. */
const tight = (text: string) => text.replace(/\s+/g, '');
const loose = (text: string) => tight(text).toLowerCase();

const pages = new Map<string, CheerioAPI>();
for (const path of Object.keys(PAGES)) {
  pages.set(path, await open(path === '/blog/{slug}' ? `${POST}` : path));
}

/** An opened page. */
function page(path: string): CheerioAPI {
  const $ = pages.get(path);
  if (!$) throw new Error(`${path} is not in pages.yaml`);
  return $;
}

/** The texts of an element and its descendants, in order; a term's figure follows its label. */
function allTexts($: CheerioAPI, within: Elements): string[] {
  return within
    .find('*')
    .addBack()
    .get()
    .flatMap((element) => {
      const each = $(element);
      const [term, definition] = [each.children('dt').text(), each.children('dd').text()];
      return [each.text(), ...(term && definition ? [definition + term] : [])].map(tight);
    });
}

/** The first expected text that does not follow the one before; undefined if all do. */
function missing(all: readonly string[], expected: readonly string[]): string | undefined {
  let from = 0;
  return expected.find((text) => {
    const index = all.indexOf(tight(text), from);
    from = index + 1;
    return index < 0;
  });
}

/** Expects everything the specification fixes for this part of the page. */
function expectPart($: CheerioAPI, within: Elements, part: Part): void {
  const { heading, about, cards, prints, says, asks, counts, links, button } = part;
  const [own = ''] = textsIn($, 'h2', within);
  if (heading) expect(own).toBe(heading);
  if (about) expect(loose(own)).toContain(loose(about));
  if (cards.length > 0) expect(textsIn($, 'li > h3', within)).toEqual(cards);
  expect(missing(allTexts($, within), prints), `prints, under '${own}'`).toBeUndefined();
  for (const words of says) expect(loose(within.text())).toContain(loose(words));
  if (asks.length > 0) {
    const questions = textsIn($, 'summary', within).map(loose);
    expect(questions).toEqual(asks.map((words) => expect.stringContaining(loose(words))));
  }
  for (const [selector, count] of Object.entries(counts)) {
    expect(within.find(selector), `${selector}, under '${own}'`).toHaveLength(count);
  }
  if (links.length > 0) {
    expect(linksIn($, 'a', within).map(({ href }) => href)).toEqual(links);
  }
  if (button) {
    const [first] = within.find(`a[href='${FIRM.schedulingUrl}']`).get();
    expect($(first).text()).toBe(button);
    expect(within.find("a[href^='tel:']").length).toBeGreaterThan(0);
    expect(within.find("a[href^='mailto:']").length).toBeGreaterThan(0);
  }
}

/** The specification's links as pages have them. */
const linksOf = (addresses: Readonly<Record<string, string | null>>) =>
  Object.entries(addresses).map(([label, href]) => ({ label, href }));

const SERVICE_LINKS = SERVICES.map(({ name, href }) => ({ label: name, href }));

/** `npm run test:specification` also compares what the firm has changed. */
const isAsked = process.env['npm_lifecycle_event'] === 'test:specification';

describe.runIf(FIRM.asSpecified || isAsked)('the specification', () => {
  describe.each(Object.entries(PAGES))(
    '%s',
    (path, { trail, title, sections, closing, ...main }) => {
      test('the page has the sections of the specification, in order', () => {
        const $ = page(path);
        const found = $('main h2')
          .get()
          .map((heading) => $(heading).closest('section, header'));
        const expected = [...(sections ?? []), ...(closing ? [closing] : [])];
        if (sections) expect(found).toHaveLength(expected.length);
        for (const [index, part] of expected.toReversed().entries()) {
          expectPart($, found.at(-1 - index) ?? $([]), part);
        }
      });

      test('the page has its heading, breadcrumb and texts', () => {
        const $ = page(path);
        if (title) expect($('h1').text()).toBe(title);
        const steps = $('nav[aria-label=Breadcrumb] li').get();
        const shown = steps.map((step) => [$(step).text(), $('a', step).attr('href') ?? null]);
        if (trail) expect(shown).toEqual(Object.entries(trail));
        expectPart($, $('main'), main);
      });

      test('the page has only its own statement of the firm’s age and size', () => {
        const text = loose(page(path)('main').text());
        for (const [route, readings] of Object.entries(SHELL.readings)) {
          for (const words of readings) {
            expect(text.includes(loose(words)), words).toBe(route === path);
          }
        }
      });
    },
  );

  test('the home page has the firm’s header and footer', () => {
    const $ = page('/');
    const bar = $('section[aria-label=Contact]');
    expect(bar.text()).toContain(SHELL.follow);
    expect(bar.find('li')).toHaveLength(SHELL.profiles);
    const header = $('body > header');
    expect(header.text()).toContain(SHELL.subtitle);
    expect(header.find("a[target='_blank']").first().text()).toBe(SHELL.call);
    expect(textsIn($, 'nav[aria-label=Main] > ul > li > :first-child', header)).toEqual(SHELL.menu);
    const about = linksOf(SHELL.about);
    expect(linksIn($, '#menu-about a')).toEqual(about);
    expect(linksIn($, '#menu-services a')).toEqual([...SERVICE_LINKS, ...BELOW_SERVICES]);
    expect(linksIn($, '#menu li li a')).toEqual([
      ...about,
      ...SERVICE_LINKS,
      ...BELOW_SERVICES.slice(2),
    ]);
    expectPart($, $('body > footer'), SHELL.footer);
    expect(linksIn($, 'footer nav[aria-label="Our Services"] a')).toEqual(SERVICE_LINKS);
    const quick = linksOf(SHELL.quickLinks);
    expect(linksIn($, 'footer nav[aria-label="Quick Links"] a')).toEqual(quick);
  });

  test.each(SERVICES)('$name adds only the firm’s figures to its own', ({ href, figures }) => {
    const shown = textsIn(page(href), 'main li > p:first-child').map(tight);
    expect(shown).toHaveLength(6);
    expect(shown).toEqual(expect.arrayContaining(figures.map(tight)));
    expect([...figures, ...FIRM_FIGURES].map(tight)).toEqual(expect.arrayContaining(shown));
  });

  test('no notice is shown if a message could not be sent', () => {
    expect(page('/contact')('main form')).toHaveLength(1);
    expect(page('/contact')('main [role=alert]')).toHaveLength(0);
  });

  test.each(['tax-services', 'irs-problems', 'payroll', 'property-tax'])(
    'steps of /services/%s have details',
    (slug) => {
      const $ = page(`/services/${slug}`);
      expect($('main ol > li > ul > li').length).toBeGreaterThanOrEqual(6);
    },
  );
});
