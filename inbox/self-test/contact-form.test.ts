import { expect, test } from 'vitest';
import { contactFormIn } from './contact-form.ts';

const ADDRESS = 'https://www.example.com/contact';

test('reads where a form is sent and what it sends untouched', () => {
  const page = `<form action=/search><input name=q></form>
    <form name=contact method=POST action="/?a=1&amp;b=2">
      <input type=hidden name=form-name value=contact><input name=name value="">
      <input name=off disabled value=x><input type=checkbox name=box>
      <select name=subject><option value="">Choose<option>Other</select>
      <textarea name=message></textarea><button name=send value=x>Send</button>
    </form>`;
  const form = contactFormIn(page, ADDRESS);
  expect(form?.action).toBe('https://www.example.com/?a=1&b=2');
  expect([...(form?.fields ?? [])]).toEqual([
    ['form-name', 'contact'],
    ['name', ''],
    ['subject', ''],
    ['message', ''],
  ]);
});

test.each(['', '<form method=post></form>', '<form name=contact action=/></form>'])(
  'finds none in %j',
  (page) => {
    expect(contactFormIn(page, ADDRESS)).toBeUndefined();
  },
);
