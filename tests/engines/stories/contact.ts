import { FIELDS } from '../../../inbox/fields.ts';
import { SAMPLE } from '../../../inbox/testing/sample.ts';
import { CONTACT } from '../../content.ts';
import type { Named } from '../client.ts';
import { appears, becomes, goes, LARGE, type Story } from './story.ts';

const field = (name: string): Named => ({ role: 'textbox', name });
const button = (name: string): Named => ({ role: 'button', name });
const { thanks } = CONTACT.form;
const TYPED = FIELDS.filter(({ kind }) => kind !== 'select');

export const CONTACT_STORIES: readonly Story[] = [
  {
    name: 'a message is sent, thanked for, and another can follow from an empty form',
    async tell(visitor) {
      await visitor.open('/contact', LARGE);
      for (const { name, label } of TYPED) await visitor.type(field(label), SAMPLE[name]);
      await becomes(() => visitor.isAwake(), true);
      await visitor.click(button('Send Message'));
      await appears(visitor, { text: thanks.title });
      await appears(visitor, { text: thanks.text });
      await goes(visitor, field('Full Name'));
      await visitor.click(button('Send Another Message'));
      for (const { label } of TYPED) await becomes(() => visitor.valueOf(field(label)), '');
      await goes(visitor, { text: thanks.title });
    },
  },
];
