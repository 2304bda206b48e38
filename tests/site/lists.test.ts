import { expect, test } from 'vitest';
import {
  ABOUT,
  FIRM,
  FOUNDER,
  LOCATIONS,
  MEMBERS,
  SERVICES,
  TESTIMONIALS,
  telHref,
} from '../content.ts';
import { linksIn, open, textsIn } from './opened.ts';

/** A name of two or more words has the initials of the first and the last. */
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

test('every testimonial has name, role and stars', async () => {
  const $ = await open('/');
  const shown = $('main figure')
    .get()
    .map((figure) => ({
      stars: $('[role=img]', figure).attr('aria-label'),
      words: $('blockquote', figure).text(),
      by: $('figcaption', figure).text(),
    }));
  expect(shown).toEqual(
    TESTIMONIALS.map(({ name, role, content, rating }) => ({
      stars: `${rating} out of 5 stars`,
      words: content,
      by: initialsOf(name) + name + role,
    })),
  );
});

test('other locations show their own number, or else the main office’s', async () => {
  const $ = await open('/contact');
  const others = LOCATIONS.filter(({ primary }) => !primary);
  const call = (phone = FIRM.phones.main) => ({ label: phone, href: telHref(phone) });
  const cards = $("main li:has(h3):has(a[href^='tel:'])").get();
  expect(cards.map((card) => [$('h3', card).text(), ...linksIn($, 'a', card)])).toEqual(
    others.map(({ name, specialties, phone }) => [name, ...linksTo(specialties), call(phone)]),
  );
});

test('the map of the office links to directions', async () => {
  const $ = await open('/contact');
  expect($('section:has(iframe) a[href*=destination]').attr('href')).toContain(
    new URLSearchParams({ destination: FIRM.address.street }).toString(),
  );
});

test('every question lists the services in its answer', async () => {
  const $ = await open('/about');
  const questions = $('main details[name]').get();
  expect(questions.map((item) => $('h3', item).text())).toEqual(
    ABOUT.faq.items.map(({ question }) => question),
  );
  expect(questions.map((item) => linksIn($, '[aria-label=Services] a', item))).toEqual(
    ABOUT.faq.items.map(({ services }) => linksTo(services)),
  );
});

test('every team member has a card, in order', async () => {
  const $ = await open('/meet-team');
  const cards = $('main li:has(> h3)').get();
  expect(cards.map((card) => $('h3', card).text())).toEqual(MEMBERS.map(({ name }) => name));
  const facts = ['Languages', 'Experience', 'Education', 'Specialties'];
  for (const card of cards) expect(textsIn($, 'dt', card), $('h3', card).text()).toEqual(facts);
});

test('the languages of all people are listed on the team page and beside the phone', async () => {
  const spoken = [...new Set([FOUNDER, ...MEMBERS].flatMap(({ languages }) => languages))].sort();
  const last = spoken.pop();
  const named = [spoken.join(', '), last].filter(Boolean).join(' and ');
  const [team, contact] = [await open('/meet-team'), await open('/contact')];
  expect(team('main header').text()).toContain(`${named}.`);
  expect(contact("main section a[href^='tel:']").first().text()).toContain(named);
});
