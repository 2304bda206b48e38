import { expect, test } from 'vitest';
import { replyLink } from './reply.ts';
import { SAMPLE } from './testing/sample.ts';

const message = {
  ...SAMPLE,
  id: 1,
  receivedAt: '2026-11-15T21:04:00.000Z',
  doneAt: '',
  quarantine: '' as const,
  remarks: '',
  subject: 'Payroll & more',
  name: 'Ada',
  message: 'Hello!\nMy number is 078-05-1120.',
};

const bodyOf = (link: string) => decodeURIComponent(link.split('&body=')[1] ?? '');

test('answers with the text quoted, and numbers hidden', () => {
  const link = replyLink(message);
  expect(link).toMatch(
    /^mailto:ada@example\.com\?subject=Re%3A%20Payroll%20%26%20more&body=%0D%0A/,
  );
  expect(bodyOf(link)).toBe(
    '\r\n\r\nOn Nov 15, 2026, 3:04 PM CST, Ada wrote:\r\n> Hello!\r\n> My number is •••-••-••••.',
  );
  expect(replyLink({ ...message, subject: '' })).toContain('?subject=Re%3A%20Your%20message&');
  expect(replyLink({ ...message, subject: '=?utf-8?Q?=0D=0A?=' })).not.toContain('%3D%3F');
});

test('a long text is cut where mail programs would cut it, between characters', () => {
  const link = replyLink({ ...message, message: '\u{1F4BC}é'.repeat(2_000) });
  expect(link.length).toBeLessThanOrEqual(1_900);
  expect(link.length).toBeGreaterThan(1_850);
  expect(bodyOf(link)).toMatch(/^\r\n.*\r\n> [\u{1F4BC}é]+\r\n> \[…\]\r\n$/su);
});

test.each(["a'$(id)@example.com", 'a?bcc=x&y@example.com', 'a%0Ab@example.com', 'x" && id;#\n@y'])(
  'an address such as %j adds nothing to the link',
  (email) => {
    const link = replyLink({ ...message, email });
    expect(link).toMatch(/^mailto:[\w.@%~-]+\?subject=[\w.%~-]+&body=[\w.%~-]+$/);
    expect(decodeURIComponent(link.slice('mailto:'.length, link.indexOf('?')))).toBe(email);
  },
);
