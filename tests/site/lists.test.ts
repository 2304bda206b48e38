import { expect, test } from 'vitest';
import {
  ABOUT,
  FIRM,
  FOUNDER,
  LOCATIONS,
  MEMBERS,
  REFERRALS,
  SERVICES,
  TESTIMONIALS,
  telHref,
} from '../content.ts';
import { linksIn, open, textsIn } from './opened.ts';

/** Two words or more give the initials of the first and the last. */
const initialsOf = (name: string) => {
  const letters = name.match(/^\S|(?<=\s)\S(?=\S*$)/gu) ?? [];
  return letters.join('').toUpperCase();
};

/** Links to services as a page shows them. */
const linksTo = (slugs: readonly string[]) =>
  slugs.map((slug) => {
    const service = SERVICES.find((each) => each.slug === slug);
    return { label: service?.name, href: service?.href };
  });

test('every testimonial is signed with initials, name and role under its stars', async () => {
  const $ = await open('/');
  const shown = $('main figure')
    .get()
    .map((figure) => ({
      stars: $('[role=img]', figure).attr('aria-label'),
      words: $('blockquote', figure).text(),
      signed: textsIn($, 'span[aria-hidden]', figure),
      by: $('figcaption', figure).text(),
    }));
  expect(shown).toEqual(
    TESTIMONIALS.map(({ name, role, content, rating }) => ({
      stars: `${rating} out of 5 stars`,
      words: content,
      signed: [initialsOf(name)],
      by: initialsOf(name) + name + role,
    })),
  );
});

test.each(['/', '/about'])('%s lists the locations beside their map', async (path) => {
  const $ = await open(path);
  const map = $("main section:has(> div img[src^='/art/texas.'])");
  expect(map.find('img').attr('alt')).toMatch(/map/i);
  expect(textsIn($, 'dt', map)).toEqual(LOCATIONS.map(({ name }) => name));
  expect(textsIn($, 'dd', map)).toEqual(LOCATIONS.map(({ description }) => description));
});

test('the other locations send visitors to their own number, or else to the main office', async () => {
  const $ = await open('/contact');
  const others = LOCATIONS.filter(({ primary }) => !primary);
  const call = (phone = FIRM.phones.main) => ({ label: phone, href: telHref(phone) });
  const cards = $("main li:has(h3):has(a[href^='tel:'])").get();
  expect(cards.map((card) => [$('h3', card).text(), ...linksIn($, 'a', card)])).toEqual(
    others.map(({ name, specialties, phone }) => [name, ...linksTo(specialties), call(phone)]),
  );
});

test('the three contact cards call, write and lead to the map', async () => {
  const $ = await open('/contact');
  const [phone, email, office] = linksIn($, '[aria-labelledby=ways] a');
  expect(phone?.href).toBe(telHref(FIRM.phones.main));
  expect(email?.href).toBe(`mailto:${FIRM.email}`);
  expect($(`${office?.href} iframe`)).toHaveLength(1);
  expect($(`${office?.href} iframe`).attr()).toMatchObject({
    loading: 'lazy',
    src: expect.stringContaining(new URLSearchParams({ q: FIRM.address.street }).toString()),
    title: expect.stringMatching(/\w/),
  });
});

test('the head of the home page books, calls both lines and writes', async () => {
  const $ = await open('/');
  const hrefs = linksIn($, 'main > header a:not([lang=es] a)').map(({ href }) => href);
  const { phones, email, schedulingUrl } = FIRM;
  const ways = [telHref(phones.anytime), `mailto:${email}`, telHref(phones.main)];
  expect(hrefs).toEqual([telHref(phones.anytime), schedulingUrl, schedulingUrl, ...ways]);
});

test('every question lists the services it names', async () => {
  const $ = await open('/about');
  const questions = $('main details[name]').get();
  expect(questions.map((item) => $('h3', item).text())).toEqual(
    ABOUT.faq.items.map(({ question }) => question),
  );
  expect(questions.map((item) => linksIn($, '[aria-label=Services] a', item))).toEqual(
    ABOUT.faq.items.map(({ services }) => linksTo(services)),
  );
});

test('a service to refer friends to leads to its page', async () => {
  const $ = await open('/referrals');
  const links = linksIn($, "main li a[href^='/services/']");
  expect(links).toEqual(linksTo(REFERRALS.services.items.map(({ service }) => service)));
});

/** The portrait of a person with a photograph: the face itself, or the ring around it. */
const INKS = { engraved: 'portrait', plain: 'ring' };

test('everybody of the team has a card, with initials unless there is a photograph', async () => {
  const $ = await open('/meet-team');
  const cards = $('main li:has(> h3)').get();
  expect(cards.map((card) => $('h3', card).text())).toEqual(MEMBERS.map(({ name }) => name));
  const facts = ['Languages', 'Experience', 'Education', 'Specialties'];
  for (const card of cards) expect(textsIn($, 'dt', card)).toEqual(facts);
  const monograms = $('main [aria-hidden]:has(> img[height="520"][loading=lazy])').get();
  expect(monograms.map((each) => [$(each).text(), $('img', each).attr('src')])).toEqual(
    [FOUNDER, ...MEMBERS].map(({ name, photo, photoStyle }) => [
      photo ? '' : initialsOf(name),
      expect.stringContaining(`/art/${photo ? INKS[photoStyle] : 'monogram'}-`),
    ]),
  );
});

test('the languages of everybody are named at the top of the team page and beside the phone', async () => {
  const spoken = [...new Set([FOUNDER, ...MEMBERS].flatMap(({ languages }) => languages))].sort();
  const last = spoken.pop();
  const named = [spoken.join(', '), last].filter(Boolean).join(' and ');
  const [team, contact] = [await open('/meet-team'), await open('/contact')];
  expect(team('main header').text()).toContain(`${named}.`);
  expect(contact("main section a[href^='tel:']").first().text()).toContain(named);
});
