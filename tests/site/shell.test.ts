import { expect, test } from 'vitest';
import { CLAIMS, FIRM, LOCATIONS, telHref } from '../content.ts';
import { ABOUT_PAGES, BELOW_SERVICES, SERVICE_PAGES } from '../routes.ts';
import { linksIn, textsIn } from './opened.ts';
import { everyPage } from './pages.ts';

const THIS_YEAR = new Date().toLocaleDateString('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
});

const CALL = { label: 'Schedule Your FREE Discovery Call', href: FIRM.schedulingUrl };
const PHONE = { label: FIRM.phones.main, href: telHref(FIRM.phones.main) };
const CALL_ANYTIME = { label: 'Call anytime', href: telHref(FIRM.phones.anytime) };
const EMAIL = { label: FIRM.email, href: `mailto:${FIRM.email}` };
const ABOUT = { label: 'About', href: '/about' };
const BLOG = { label: 'Blog', href: '/blog' };
const CONTACT = { label: 'Contact', href: '/contact' };
const HOME = { label: 'Home', href: '/' };
const ABOUT_QUICK_LINKS = ABOUT_PAGES.filter(({ label }) => label !== 'Privacy Policy');
const PRIVACY = ABOUT_PAGES.filter(({ label }) => label === 'Privacy Policy');

const pages = (await everyPage()).map(({ path, $ }) => [path, $] as const);

test('the top bar has the phone, the e-mail address and the profiles', () => {
  const profiles = FIRM.profiles.map(({ label, url }) => ({ label, href: url }));
  for (const [path, $] of pages) {
    const links = linksIn($, 'section[aria-label=Contact] a');
    expect(links, path).toEqual([PHONE, EMAIL, ...profiles]);
  }
});

test('both menus link all pages, and the calendar', () => {
  const services = { label: 'Services', href: '/services' };
  for (const [path, $] of pages) {
    expect(linksIn($, '[aria-label=Main] a'), path).toEqual([
      HOME,
      ...ABOUT_PAGES,
      ...SERVICE_PAGES,
      ...BELOW_SERVICES,
      BLOG,
      CONTACT,
    ]);
    expect(linksIn($, '#menu a'), path).toEqual([
      ...BELOW_SERVICES.filter(({ href }) => href === '/find'),
      HOME,
      ABOUT,
      ...ABOUT_PAGES,
      services,
      ...SERVICE_PAGES,
      ...BELOW_SERVICES.filter(({ href }) => href === '/dates'),
      BLOG,
      CONTACT,
      PHONE,
      EMAIL,
      CALL_ANYTIME,
      CALL,
    ]);
    const [brand, ...others] = linksIn($, 'body > header > div > a, body > header > div > div > a');
    expect(brand, path).toEqual({ label: FIRM.name + FIRM.subtitle, href: '/' });
    expect(others, path).toEqual([CALL]);
  }
});

test('the bar at the foot of the window calls and books; after booking it only calls', () => {
  for (const [path, $] of pages) {
    const links = $('body > section[aria-label="Call or book"] a').get();
    expect(
      links.map((link) => $(link).attr('href')),
      path,
    ).toEqual([PHONE.href, CALL_ANYTIME.href, ...(path === '/thank-you' ? [] : [CALL.href])]);
  }
});

test('the footer has phone and e-mail, all services, and the locations', () => {
  for (const [path, $] of pages) {
    const footer = linksIn($, 'body > footer a');
    const quick = [...ABOUT_QUICK_LINKS, CONTACT, ...PRIVACY];
    expect(footer, path).toEqual([PHONE, EMAIL, ...SERVICE_PAGES, ...quick]);
    const places = textsIn($, 'body > footer li:not(nav li)').slice(2);
    expect(places, path).toEqual(LOCATIONS.map(({ name }) => name));
    expect($('body > footer').text(), path).toContain(`© ${THIS_YEAR} ${FIRM.name}`);
  }
});

test('the menu marks the current item, and the page itself for screen readers', () => {
  const marked: readonly [item: string, paths: RegExp][] = [
    ['Home', /^\/$/],
    ['About', /^\/(about|privacy-policy)$/],
    ['Services', /^\/services/],
    ['Blog', /^\/blog(\?|$)/],
    ['Contact', /^\/contact$/],
  ];
  for (const [path, $] of pages) {
    const items = marked.filter(([, paths]) => paths.test(path)).map(([item]) => item);
    expect(textsIn($, '[aria-label=Main] [data-active]'), path).toEqual(items);
    expect(textsIn($, '#menu > ul > li > [data-active]'), path).toEqual(items);
    const current = linksIn($, '[aria-label=Main] [aria-current=page]').map(({ href }) => href);
    const listed = linksIn($, '[aria-label=Main] a').map(({ href }) => href);
    const own = path.replace(/\?.*/, '');
    expect(current, path).toEqual(listed.includes(own) ? [own] : []);
  }
});

test('the figures of the footer are registered claims', () => {
  const registered = new Map(CLAIMS.map(({ label, value }) => [label, value]));
  for (const [path, $] of pages) {
    const tiles = $('body > footer dl > div').get();
    expect(tiles.length, path).toBeGreaterThan(0);
    for (const tile of tiles) {
      const value = registered.get($('dt', tile).text());
      expect($('dd', tile).text(), `${path}: ${$(tile).text()}`).toBe(value);
    }
  }
});

test('the closing banner offers booking, phone and e-mail', () => {
  const closing = pages.filter(([, $]) => $('[aria-labelledby=closing]').length > 0);
  const without = pages.filter((page) => !closing.includes(page)).map(([path]) => path);
  expect(without.sort()).toEqual(['/message-sent', '/thank-you', 'POST /']);
  for (const [path, $] of closing) {
    // Its text may contain further links.
    const links = linksIn($, '[aria-labelledby=closing] a').slice(-3);
    const call = { label: expect.stringMatching(/^Schedule /), href: FIRM.schedulingUrl };
    expect(links, path).toEqual([call, PHONE, EMAIL]);
    expect($('main > :last-child').attr('aria-labelledby'), path).toBe('closing');
  }
});

test('phone numbers and e-mail addresses in texts are links', () => {
  const ways = new RegExp(
    [FIRM.phones.main, FIRM.phones.anytime, FIRM.email]
      .map(RegExp.escape)
      .join('|')
      .replaceAll(' ', '\\s'),
  );
  for (const [path, $] of pages) {
    for (const { label, href } of linksIn($, 'main a').filter(({ label }) => ways.test(label))) {
      const [way = ''] = ways.exec(label) ?? [];
      expect(href, path).toBe(way.includes('@') ? `mailto:${way}` : telHref(way));
    }
    const rest = $('main').clone();
    rest.find('a, script').remove();
    expect(ways.exec(rest.text())?.[0], path).toBeUndefined();
  }
});
