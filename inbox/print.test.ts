import { expect, test } from 'vitest';
import { byField } from './by-field.ts';
import { inFull, listing } from './print.ts';

const message = {
  ...byField(() => ''),
  id: 7,
  receivedAt: '2026-03-04T05:06:07.000Z',
  name: 'Ada \u001b[31mLovelace',
  email: 'ada@example.com',
  subject: 'Other',
  message: `First line\n\u202eSecond\u0007 line ${'x'.repeat(100)}`,
  doneAt: '',
  aside: '' as const,
  remarks: '',
};

test('lists a message in two lines', () => {
  const lines = listing([message], 1).split('\n');
  expect(lines[0]).toBe(
    '#7  2026-03-04T05:06:07.000Z  Ada  [31mLovelace  <ada@example.com>  Other',
  );
  expect(lines[1]).toMatch(/^ {4}First line {2}Second {2}line x+…$/);
  expect(lines).toHaveLength(2);
  expect(listing([], 0)).toBe('No messages.');
});

test('says where there are more than it lists', () => {
  expect(listing([message], 431)).toMatch(/\n\nThe newest 1 of 431; --all lists the rest\.$/);
});

test('shows a whole message without control characters', () => {
  expect(inFull(message)).toContain('First line\nSecond  line x');
  expect(inFull(message).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(inFull({ ...message, aside: 'trap' })).toContain('spam trap');
});
