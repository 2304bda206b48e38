import { expect, test } from 'vitest';
import { replyLink } from './reply.ts';
import { STORED } from './testing/sample.ts';

test('the reply to a message without a subject has the subject "Re: Your message"', () => {
  expect(replyLink({ ...STORED, subject: '' })).toMatch(/\?subject=Re%3A%20Your%20message$/);
});

test.each(["a'$(id)@example.com", 'a?bcc=x&y@example.com', 'a%0Ab@example.com', 'x" && id;#\n@y'])(
  'the address %j adds no parameter and no shell syntax to the link',
  (email) => {
    const link = replyLink({ ...STORED, email });
    expect(link).toMatch(/^mailto:[\w.@%~-]+\?subject=[\w.%~-]+$/);
    expect(decodeURIComponent(link.slice('mailto:'.length, link.indexOf('?')))).toBe(email);
  },
);
