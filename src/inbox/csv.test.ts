import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csv } from './csv.ts';

const cellsOf = (file: string) => parse(file, { bom: true, relax_column_count: true });

const FORMULAS = ['=1+1', '+1 713 555 0100', '-2', '@SUM(A1)', '\t=1', '\r=1', '" \'=1', '＝1'];
const HIDDEN = ['\u00A0=1', '\u200B=1', '\u202E=1'];
const PLAIN = ['', 'a=b', 'two\nlines', 'a, "b"; c', '\u{1F469}\u200D\u{1F4BB}'];
const STRANGE = ["'quoted'", '\u001B[31mred\u0007', 'a\rb\r\nc'];

test('no text is a formula, and usual texts are as they were', () => {
  const [formulas = [], ...rest] = cellsOf(csv([[...FORMULAS, ...HIDDEN], PLAIN, ['x']]));
  expect(formulas.filter((cell) => !cell.startsWith("'"))).toEqual([]);
  expect(rest).toEqual([PLAIN, ['x']]);
});

test('nothing in it rules a terminal or turns the writing round', () => {
  const file = csv([[...FORMULAS, ...HIDDEN, ...STRANGE]]);
  expect(file.slice(1).replace(/\r\n|[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});
