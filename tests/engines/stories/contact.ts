import { CONTACT } from '../../content.ts';
import type { Named } from '../client.ts';
import { appears, becomes, goes, LARGE, type Story } from './story.ts';

const field = (name: string): Named => ({ role: 'textbox', name });
const button = (name: string): Named => ({ role: 'button', name });
const { thanks } = CONTACT.form;
const FIELDS = {
  'Full Name': 'Ada Harris',
  'Email Address': 'ada@example.com',
  'Phone Number': '713 555 0100',
  Message: 'Please call me about payroll.',
};

export const CONTACT_STORIES: readonly Story[] = [
  {
    name: 'a message is sent, thanked for, and another can follow from an empty form',
    async tell(visitor) {
      await visitor.open('/contact', LARGE);
      for (const [name, text] of Object.entries(FIELDS)) await visitor.type(field(name), text);
      await becomes(() => visitor.isAwake(), true);
      await visitor.click(button('Send Message'));
      await appears(visitor, { text: thanks.title });
      await appears(visitor, { text: thanks.text });
      await goes(visitor, field('Full Name'));
      await visitor.click(button('Send Another Message'));
      for (const name of Object.keys(FIELDS)) {
        await becomes(() => visitor.valueOf(field(name)), '');
      }
      await goes(visitor, { text: thanks.title });
    },
  },
];
