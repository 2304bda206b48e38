import { describe, expect, test } from 'vitest';
import { withFigureColumns } from './figure-columns.ts';

/** A table of one column of names and one with these cells. */
function table(head: string, ...cells: string[]): string {
  const rows = cells.map((cell) => `<tr><td>Rent</td><td>${cell}</td></tr>`).join('');
  return `<table><thead><tr><th>Line</th><th>${head}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** How the second cell of each row is aligned. */
function alignments(html: string): (string | undefined)[] {
  return [...html.matchAll(/<tr>.*?<\/t[hd]><t[hd]( data-align="\w+")?/g)].map(
    ([, align]) => align,
  );
}

const RIGHT = ' data-align="right"';

describe('a column of figures is aligned to the right, with its header', () => {
  test.each([
    ['money', ['$38,000', '($4,900)', '<strong>$15,750</strong>', '−$300']],
    ['shares', ['6.25%', '40%']],
    ['numbers', ['102', '–', '3.5']],
    ['large amounts, one left out', ['$1.2 million', '']],
  ])('%s', (_, cells) => {
    const aligned = alignments(withFigureColumns(table('Amount', ...cells)));
    expect(aligned).toEqual(Array(cells.length + 1).fill(RIGHT));
  });
});

test.each([
  ['words', table('Effect', '$250', 'keeps $20')],
  ['form numbers', table('Form', '941', '990-EZ')],
  ['dates', table('Due', 'April 15, 2027', '2027')],
  ['dashes alone', table('Amount', '–', '')],
  ['figures that name the rows', '<table><tr><th>Year</th></tr><tr><td>2020</td></tr></table>'],
  [
    'cells across columns',
    '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>1</td></tr></table>',
  ],
  [
    'a column that says how it is aligned',
    '<table><tr><td>a</td><td data-align="left">1</td></tr></table>',
  ],
  ['no table', '<p>$1</p>'],
])('%s stay as they are', (_, html) => {
  expect(withFigureColumns(html)).toBe(html);
});

test.each([
  ['without an end', '<table><tr><td>'.repeat(60_000)],
  ['of a million tags', `<table><tr><td>${'<br>'.repeat(1_000_000)}</td></tr></table>`],
])('a table %s stays as it is', (_, html) => {
  expect(withFigureColumns(html)).toBe(html);
});
