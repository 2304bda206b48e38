import { expect, test } from 'vitest';
import { codeLike } from './code-like.ts';
import { CODE_SHAPE, TAXPAYER_SHAPE } from './code-shape.ts';

test.each(['1099-NEC', 'W-8BEN-E', 'CP 14'])('%j is drawn while it is typed, as a code', (code) => {
  expect(code).toMatch(CODE_SHAPE);
  expect(codeLike(code)).toBe(code);
});

test.each(['NOTICE CP14', '123-45-6789', '<B>1</B>'])('%j is not drawn', (text) => {
  expect(text).not.toMatch(CODE_SHAPE);
});

test.each(['123-45-6789', '12-3456789', '4111 1111 1111 1111', '1-23-4567890-1'])(
  '%j looks like a taxpayer’s number or a card’s',
  (text) => {
    expect(text).toMatch(TAXPAYER_SHAPE);
  },
);

test.each(['12345', 'CP2000 11-16-2026', '1040 1065 1120'])('%j does not', (text) => {
  expect(text).not.toMatch(TAXPAYER_SHAPE);
});
