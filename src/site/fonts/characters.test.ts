import { expect, test } from 'vitest';
import { CORE, FURTHER, rangesOutsideCore } from './characters.ts';

test('each character belongs to one file only', () => {
  const ranges = rangesOutsideCore().map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  const isOutside = (character: string) => {
    const point = character.codePointAt(0) ?? 0;
    return ranges.some(({ from, to }) => from <= point && point <= to);
  };
  expect([...CORE].filter(isOutside)).toEqual([]);
  expect([...FURTHER].filter((character) => !isOutside(character))).toEqual([]);
});
