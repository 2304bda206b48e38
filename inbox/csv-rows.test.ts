import { expect, test } from 'vitest';
import { csv } from './csv.ts';
import { csvRows } from './csv-rows.ts';

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d\r',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\uFEFF"a",b\n', [['a', 'b']]],
  ['"two\r\nlines","a ""b"", c"\n', [['two\r\nlines', 'a "b", c']]],
  ['"""a""",""\n', [['"a"', '']]],
  [',\n', [['', '']]],
  ['a,', [['a', '']]],
  ['a\n\nb\n', [['a'], [''], ['b']]],
  [' a , b ', [[' a ', ' b ']]],
  ['', []],
  ['\uFEFF', []],
])('%j has the rows %j', (file, rows) => {
  expect(csvRows(file)).toEqual(rows);
});

test('what is exported is read back', () => {
  const rows = [
    ['a', ''],
    ['b "c"', 'd\ne,'],
  ];
  expect(csvRows(csv(rows))).toEqual(rows);
});

test.each([
  ['a\n"two\nlines', 'line 2: the quote that begins here has no end'],
  ['"a""', 'line 1: the quote that begins here has no end'],
  ['"a\r\nb"\r\n"c"d', 'line 3: expected a comma or the end of the line after "c"'],
  ['a"b"', 'line 1: expected a comma or the end of the line after "a"'],
])('%j is refused', (file, message) => {
  expect(() => csvRows(file)).toThrow(message);
});

test('a long text is no trouble', () => {
  const text = 'a"'.repeat(200_000);
  expect(csvRows(csv([[text]]))[0]?.[0] === text).toBe(true);
});
