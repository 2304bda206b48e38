import { expect, test } from 'vitest';
import { formatMessage, listing } from './print.ts';
import type { StoredMessage } from './stored-message.ts';
import { STORED } from './testing/sample.ts';

const message: StoredMessage = {
  ...STORED,
  receivedAt: '2026-03-04T05:06:07.000Z',
  name: 'Ada \u001b[31mLovelace',
  phone: '',
  message: `First line\n\u202eSecond\u0007 line ${'x'.repeat(100)}`,
};

test('a listing marks quarantined and done messages, and says if there are more', () => {
  const said = listing([{ ...message, quarantine: 'trap', doneAt: message.receivedAt }], 431);
  expect(said).toContain(' CST  [quarantined]  [done]  Ada \\u{1b}[31mLovelace  <ada@example.com>');
  expect(said).toMatch(/\n {4}First line \\u\{202e\}Second\\u\{7\} line x+…\n/);
  expect(said).toMatch(/\n\nThe newest 1 of 431; --all lists the rest\.$/);
});

test('formatMessage shows a whole message without control characters', () => {
  const strange = { ...message, quarantine: 'score' as const, remarks: 'link\u001b' };
  expect(formatMessage(strange, [])).toContain('First line\n\\u{202e}Second\\u{7} line x');
  expect(formatMessage(strange, []).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
