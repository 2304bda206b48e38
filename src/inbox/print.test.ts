import { expect, test } from 'vitest';
import { byField } from './by-field.ts';
import type { Delivery } from './outbox/deliveries.ts';
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
  quarantine: '' as const,
  remarks: '',
};
const delivery: Delivery = {
  messageId: 7,
  channel: 'email',
  state: 'pending',
  tries: 0,
  doneAt: '',
  fault: '',
};

test('lists a message in two lines', () => {
  const lines = listing([message], 1).split('\n');
  expect(lines[0]).toBe(
    '#7  Mar 3, 2026, 11:06 PM CST  Ada \\u{1b}[31mLovelace  <ada@example.com>  Other',
  );
  expect(lines[1]).toMatch(/^ {4}First line \\u\{202e\}Second\\u\{7\} line x+…$/);
  expect(lines).toHaveLength(2);
});

test('says where a listed message is quarantined or done', () => {
  const doneAt = '2026-03-05T00:00:00.000Z';
  expect(listing([{ ...message, doneAt }], 1)).toContain(' CST  [done]  Ada');
  expect(listing([{ ...message, quarantine: 'score' }], 1)).toContain(
    ' CST  [looks like spam]  Ada',
  );
  expect(listing([{ ...message, quarantine: 'trap', doneAt }], 1)).toContain(
    '[looks like spam, done]',
  );
});

test('says where there are more than it lists', () => {
  expect(listing([message], 431)).toMatch(/\n\nThe newest 1 of 431; --all lists the rest\.$/);
});

test('shows a whole message without control characters', () => {
  const strange = { ...message, remarks: 'link\u001b' };
  expect(inFull(strange, [])).toContain('First line\n\\u{202e}Second\\u{7} line x');
  expect(inFull(strange, []).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test('shows why it is quarantined, when it was done, and how it was delivered', () => {
  const doneAt = '2026-07-05T17:00:00.000Z';
  const whole = inFull({ ...message, quarantine: 'score', remarks: '4 links', doneAt }, [
    { ...delivery, channel: 'email', state: 'done', tries: 1, doneAt },
    { ...delivery, channel: 'log' },
    { ...delivery, channel: 'pager', tries: 1, fault: 'ETIMEDOUT' },
    { ...delivery, channel: 'webhook', state: 'failed', tries: 9, fault: '500' },
  ]);
  expect(whole.replace(/ {2,}/g, '  ')).toContain(
    'Number  7 (quarantined: looks like spam)\n' +
      'Remarks  4 links\n' +
      'Received  Mar 3, 2026, 11:06 PM CST\n' +
      'Done  Jul 5, 2026, 12:00 PM CDT\n' +
      'By email  delivered Jul 5, 2026, 12:00 PM CDT\n' +
      'By log  not delivered yet\n' +
      'By pager  not delivered yet after 1 try: ETIMEDOUT\n' +
      'By webhook  failed after 9 tries: 500\n',
  );
});
