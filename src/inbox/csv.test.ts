import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csv } from './csv.ts';

const cellsOf = (file: string) => parse(file, { bom: true, relax_column_count: true });

const FORMULAS = ['=1+1', '+1 713 555 0100', '-2', '@SUM(A1)', '\t=1', '\r=1', '" \'=1', '＝1'];
const HIDDEN = ['\u00A0=1', '\u200B=1', '\u202E=1'];
const PLAIN = ['', 'a=b', 'two\nlines', 'a, "b"; c', '\u{1F469}\u200D\u{1F4BB}'];
const STRANGE = ["'quoted'", '\u001B[31mred\u0007', 'a\rb\r\nc'];

test('no cell can run as a formula, and usual texts are unchanged', () => {
  const [formulas = [], ...rest] = cellsOf(csv([[...FORMULAS, ...HIDDEN], PLAIN, ['x']]));
  expect(formulas.filter((cell) => !cell.startsWith("'"))).toEqual([]);
  expect(rest).toEqual([PLAIN, ['x']]);
});

test('a CSV file contains no control or bidirectional characters', () => {
  const file = csv([[...FORMULAS, ...HIDDEN, ...STRANGE]]);
  expect(file.slice(1).replace(/\r\n|[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});
