import { expect } from 'vitest';
import { z } from 'zod';
import { FIELDS } from '../../../inbox/fields.ts';
import { FIELD, SAMPLE } from '../../../inbox/testing/sample.ts';
import { CONTACT } from '../../content.ts';
import type { Named } from '../client.ts';
import type { Visitor } from '../visitor.ts';
import { appears, becomes, goes, LARGE, type Story } from './story.ts';

const field = (name: string): Named => ({ role: 'textbox', name });
const button = (name: string): Named => ({ role: 'button', name });
const SEND = button('Send Message');
const { thanks } = CONTACT.form;
const TYPED = FIELDS.filter(({ kind }) => kind !== 'select');

const PRESSES = [
  (visitor: Visitor) => visitor.click(SEND),
  (visitor: Visitor) => visitor.tap(SEND),
  (visitor: Visitor) => visitor.press('Enter'),
];

/** The field in focus: its name, whether it is marked as wrong, and the advice shown that is tied to it. */
const TELLINGS = `(() => {
  const it = document.activeElement;
  const [first] = it.getAttribute('aria-describedby')?.split(' ') ?? [];
  const advice = document.getElementById(first)?.firstElementChild;
  const isShown = advice?.checkVisibility({ visibilityProperty: true }) ?? false;
  return [it.name, it.getAttribute('aria-invalid'), isShown ? advice.textContent : ''];
})()`;

/** How far down in the form its labels and controls stand. */
const PLACES = `[...document.querySelectorAll('form :is(label, input:not([type=hidden]), textarea, button)')]
  .map((part) => part.getBoundingClientRect().top - part.form.getBoundingClientRect().top)`;

export const CONTACT_STORIES: readonly Story[] = [
  {
    name: 'a press of Send says why it cannot, the next one sends; thanks, and an empty form for another',
    async tell(visitor) {
      const [start, end] = SAMPLE.email.split(/(?<=@)/);
      await visitor.open('/contact', LARGE);
      await visitor.type(field(FIELD.phone.label), SAMPLE.phone);
      for (const press of PRESSES) {
        await visitor.type(field(FIELD.name.label), SAMPLE.name);
        await visitor.type(field(FIELD.message.label), SAMPLE.message);
        await visitor.type(field(FIELD.email.label), start ?? '');
        await becomes(() => visitor.isAwake(), true);
        const places = z.array(z.number()).parse(await visitor.ask(PLACES));
        await press(visitor);
        await becomes(() => visitor.ask(TELLINGS), ['email', 'true', FIELD.email.advice]);
        expect(await visitor.ask(PLACES)).toEqual(places.map((top) => expect.closeTo(top, 0)));
        await visitor.type(field(FIELD.email.label), end ?? '');
        await becomes(() => visitor.ask(TELLINGS), ['email', null, '']);
        await press(visitor);
        await appears(visitor, { text: thanks.title });
        await appears(visitor, { text: thanks.text });
        await goes(visitor, { text: FIELD.name.label });
        await visitor.click(button('Send Another Message'));
        await goes(visitor, { text: thanks.title });
      }
      for (const { label } of TYPED) await becomes(() => visitor.valueOf(field(label)), '');
    },
  },
];
