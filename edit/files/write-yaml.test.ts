import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { WRITTEN } from './write-yaml.table.ts';
import { withValue } from './write-yaml.ts';

test.each(WRITTEN)('%s', (_, text, after, written) => {
  expect(withValue(text, parse(text) ?? [], after)).toBe(written);
  expect(parse(written)).toEqual(after);
});

test('brackets that no longer fit become lines', () => {
  const words = Array.from({ length: 12 }, (_, at) => `word number ${at}`);
  const written = withValue('a: [b]\n', { a: ['b'] }, { a: words });
  expect(written).toBe(`a:\n${words.map((word) => `  - ${word}\n`).join('')}`);
});

test('what cannot be kept is not written', () => {
  expect(() => withValue('a: 1\n? b\n: 2\n', { a: 1, b: 2 }, { a: 2, b: 2 })).toThrow(
    /cannot keep/,
  );
});
