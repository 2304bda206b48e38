import { expect } from 'vitest';
import { z } from 'zod';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { FIELDS } from '../../src/inbox/fields.ts';
import { FIELD, SAMPLE } from '../../src/inbox/testing/sample.ts';
import { CONTACT, PAPER_FIELD, REFERRALS } from '../content.ts';
import { LAST_SERVICE } from '../routes.ts';
import type { Named, Size, Target } from './client.ts';
import type { Visitor } from './visitor.ts';

/** User stories, by title. */
type Stories = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

const LARGE: Size = { width: 1440, height: 900 };
const SMALL: Size = { width: 390, height: 844 };

/** Waits until `state` equals `wanted`. */
const becomes = <T>(state: () => Promise<T>, expected: T): Promise<void> =>
  expect.poll(state).toEqual(expected);

const appears = (visitor: Visitor, thing: Target): Promise<void> =>
  becomes(() => visitor.sees(thing), true);

const goes = (visitor: Visitor, thing: Target): Promise<void> =>
  becomes(() => visitor.sees(thing), false);

const button = (name: string): Named => ({ role: 'button', name });
const field = (name: string): Named => ({ role: 'textbox', name });
const link = (menu: string, name: string): Named => ({ role: 'link', name, menu });

const ABOUT_BUTTON: Named = { ...button('About'), menu: 'Main' };
const SERVICES_BUTTON: Named = { ...button('Services'), menu: 'Main' };
const ABOUT_ITEM = link('Main', 'Referrals');
const SERVICES_ITEM = link('Main', LAST_SERVICE.label);

/** The dropdowns, the small-screen menu, a paper's date and the contact form. */
export const STORIES: Stories = {
  async 'one dropdown is open at a time; a click outside, Esc and its item close it, and so does Back'(
    visitor,
  ) {
    await visitor.open('/', LARGE);
    await appears(visitor, ABOUT_BUTTON);
    await goes(visitor, ABOUT_ITEM);
    await visitor.click(ABOUT_BUTTON);
    await appears(visitor, ABOUT_ITEM);
    await visitor.click(SERVICES_BUTTON);
    await appears(visitor, SERVICES_ITEM);
    await goes(visitor, ABOUT_ITEM);
    await visitor.clickAt(20, 700);
    await goes(visitor, SERVICES_ITEM);
    await visitor.click(ABOUT_BUTTON);
    await appears(visitor, ABOUT_ITEM);
    await visitor.press('Escape');
    await goes(visitor, ABOUT_ITEM);
    await visitor.click(ABOUT_BUTTON);
    await visitor.click(ABOUT_ITEM);
    await becomes(() => visitor.path(), '/referrals');
    await appears(visitor, { role: 'heading', name: REFERRALS.hero.title });
    await goes(visitor, ABOUT_ITEM);
    await visitor.back();
    await becomes(() => visitor.path(), '/');
    await appears(visitor, ABOUT_BUTTON);
    await goes(visitor, ABOUT_ITEM);
  },
  async 'on small screens the toggle shows and hides the menu, and a link closes it'(visitor) {
    const contact = link('Menu', 'Contact');
    await visitor.open('/', SMALL);
    await appears(visitor, button('Menu'));
    await goes(visitor, contact);
    await visitor.click(button('Menu'));
    for (const label of ['Home', 'Privacy Policy', LAST_SERVICE.label]) {
      await appears(visitor, link('Menu', label));
    }
    await visitor.click(button('Close'));
    await goes(visitor, contact);
    await visitor.click(button('Menu'));
    await visitor.click(contact);
    await becomes(() => visitor.path(), '/contact');
    await appears(visitor, { role: 'heading', name: CONTACT.hero.title });
    await goes(visitor, contact);
  },
  async 'on a phone, a visitor gets from the number in the corner to the last day'(visitor) {
    const today = Temporal.PlainDate.from(texasToday());
    await visitor.open('/', SMALL);
    await visitor.type(field(`${PAPER_FIELD.label} ${PAPER_FIELD.example}`), 'cp 2000');
    await visitor.press('Enter');
    await becomes(() => visitor.path(), '/find/cp2000');
    // Each engine has its own date picker.
    await visitor.ask(
      `document.querySelector('input[type=date]').value = '${today.subtract({ days: 10 })}'`,
    );
    await visitor.click(button('Count my days'));
    await becomes(() => visitor.path(), '/find/cp2000/due');
    await appears(visitor, { text: 'in 20 days' });
    await appears(visitor, { role: 'link', name: 'Put it in my calendar' });
  },
  async 'a press of Send shows advice, the next one sends; the form thanks, and is empty for another message'(
    visitor,
  ) {
    const { thanks } = CONTACT.form;
    const send = button('Send Message');
    const [start = '', end = ''] = SAMPLE.email.split(/(?<=@)/);
    await visitor.open('/contact', LARGE);
    await visitor.type(field(FIELD.phone.label), SAMPLE.phone);
    for (const press of [() => visitor.click(send), () => visitor.press('Enter')]) {
      await visitor.type(field(FIELD.name.label), SAMPLE.name);
      await visitor.type(field(FIELD.message.label), SAMPLE.message);
      await visitor.type(field(FIELD.email.label), start);
      await becomes(() => visitor.isAwake(), true);
      const places = z.array(z.number()).parse(await visitor.ask(PLACES));
      await press();
      await becomes(() => visitor.ask(ADVICE), ['email', 'true', FIELD.email.advice]);
      expect(await visitor.ask(PLACES)).toEqual(places.map((top) => expect.closeTo(top, 0)));
      await visitor.type(field(FIELD.email.label), end);
      await becomes(() => visitor.ask(ADVICE), ['email', null, '']);
      await press();
      await appears(visitor, { text: thanks.title });
      await appears(visitor, { text: thanks.text });
      await goes(visitor, { text: FIELD.name.label });
      await visitor.click(button('Send Another Message'));
      await goes(visitor, { text: thanks.title });
    }
    for (const { label, kind } of FIELDS) {
      if (kind !== 'select') await becomes(() => visitor.valueOf(field(label)), '');
    }
  },
};

/** The focused field: its name, whether it is marked invalid, and its visible advice. */
const ADVICE = `(() => {
  const it = document.activeElement;
  const [first] = it.getAttribute('aria-describedby')?.split(' ') ?? [];
  const advice = document.getElementById(first)?.firstElementChild;
  const isShown = advice?.checkVisibility({ visibilityProperty: true }) ?? false;
  return [it.name, it.getAttribute('aria-invalid'), isShown ? advice.textContent : ''];
})()`;

/** Vertical positions of the form's labels and controls. */
const PLACES = `[...document.querySelectorAll('form :is(label, input:not([type=hidden]), textarea, button)')]
  .map((part) => part.getBoundingClientRect().top - part.form.getBoundingClientRect().top)`;
