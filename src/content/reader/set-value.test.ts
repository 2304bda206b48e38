import { expect, test } from 'vitest';
import { setYamlValue } from './set-value.ts';

const SOURCE = `# Of the file.
title: A title # beside it

# Above the list.
entries:
  - name: One
    tags: [ a, b ]
  # Above the second.
  - name: Two
    text: >-
      Words that somebody has written on a line of their own and then on another one, which the form
      of the files breaks here.
count: 2
"quoted": "x"
`;
const TEXT =
  'Words that somebody has written on a line of their own and then on another one, which the form of the files breaks here.';
const ONE = { name: 'One', tags: ['a', 'b'] };
const TWO = { name: 'Two', text: TEXT };
const valueWith = (...entries: readonly object[]) => ({
  title: 'A title',
  entries,
  count: 2,
  quoted: 'x',
});

test.each([
  ['Two', 'Two'],
  ['A date: the 5th', '"A date: the 5th"'],
  ['2026', '"2026"'],
  [' Begins and ends ', '" Begins and ends "'],
  ['One\n\nTwo', '|-\n      One\n\n      Two'],
])('the value %j is written as %s, and no other line changes', (name, written) => {
  const changed = setYamlValue(SOURCE, valueWith(ONE, { ...TWO, name }));
  expect(changed).toBe(SOURCE.replace('name: Two', () => `name: ${written}`));
});

test('a list keeps its comments as it grows, shrinks and changes its order', () => {
  const comments = (text: string) => text.match(/#.*/g)?.toSorted();
  for (const entries of [
    [ONE, ONE, TWO],
    [TWO, ONE],
    [{ name: 'New' }, ONE, TWO],
  ]) {
    expect(comments(setYamlValue(SOURCE, valueWith(...entries)))).toEqual(comments(SOURCE));
  }
  expect(setYamlValue(SOURCE, valueWith(ONE))).not.toContain('second');
  expect(setYamlValue(SOURCE, valueWith())).toContain('\nentries: []\n');
});

test('setYamlValue throws for a file with anchors and aliases', () => {
  expect(() => setYamlValue('a: &x { c: 1 }\nb: *x\n', { b: { c: 1 } })).toThrow(/alias/);
});
