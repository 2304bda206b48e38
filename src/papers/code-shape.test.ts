import { expect, test } from 'vitest';
import { codeLike } from './code-like.ts';
import { CODE_SHAPE, TAXPAYER_SHAPE } from './code-shape.ts';

test.each(['CP2000', 'LT11', '1040', '1099-NEC', '50-132', 'W-8BEN-E', '4883C', 'CP 14', '1120-S'])(
  '%j is drawn while it is typed, as a code',
  (code) => {
    expect(code).toMatch(CODE_SHAPE);
    expect(codeLike(code)).toBe(code);
  },
);

test.each([
  '',
  'CP',
  'NOTICE CP14',
  '123-45-6789',
  '713 555-0100',
  '<B>1</B>',
  'CP--14',
  '-14',
  '税1',
])('%j is not drawn', (text) => {
  expect(text).not.toMatch(CODE_SHAPE);
});

test.each(['123-45-6789', '12-3456789', '123456789', '4111 1111 1111 1111', '1-23-4567890-1'])(
  '%j looks like a taxpayer’s number or a card’s',
  (text) => {
    expect(text).toMatch(TAXPAYER_SHAPE);
  },
);

test.each([
  'CP2000',
  '50-132',
  '12345',
  'CP14 and CP2000',
  'CP2000 11-16-2026',
  '1040 1065 1120',
  '1040 2023 2024',
])('%j does not', (text) => {
  expect(text).not.toMatch(TAXPAYER_SHAPE);
});
