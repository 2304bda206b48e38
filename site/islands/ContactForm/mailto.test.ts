import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

const VALUES = { name: 'Ada & Söhne', subject: 'Payroll Services', message: 'One?\nTwo = 100%' };

/** What a mail program shows of an address. */
function shown(href: string) {
  const { pathname, searchParams } = new URL(href);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

test('it carries what was typed, and leaves out what was not', () => {
  const { href, whole } = mailto('office@example.com', { ...VALUES, phone: '' });
  expect(whole).toBe(true);
  expect(href).not.toContain('+');
  expect(shown(href)).toEqual({
    to: 'office@example.com',
    subject: 'Payroll Services',
    body: 'Full Name: Ada & Söhne\r\n\r\nOne?\r\nTwo = 100%',
  });
});

test.each(['x', 'ñ', '税', '💸', '\ud83d', '\n'])(
  '5,000 times %j is cut where it still reads',
  (each) => {
    const { href, whole } = mailto('office@example.com', { message: each.repeat(5_000) });
    expect(whole).toBe(false);
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect(href.length).toBeGreaterThan(1_900);
    expect(shown(href).body).toMatch(
      RegExp(`^(\\r\\n|${each.isWellFormed() ? each : '\uFFFD'})+\\r?…$`, 'u'),
    );
  },
);
