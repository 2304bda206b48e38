const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Numbers that are written out before a unit of time. */
const WRITTEN: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['twelve', 12],
  ['thirteen', 13],
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty-one', 21],
  ['thirty', 30],
  ['sixty', 60],
  ['ninety', 90],
]);

/** The numbers with the longest name first, also at the head of a sentence. */
const NAMES = [...WRITTEN.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`)
  .join('|');

/** What counts as a figure, the longer readings first. */
const FIGURE = new RegExp(
  [
    `(?:${MONTHS}) \\d{1,2}(?!\\d)`, // May 15
    '\\$\\d[\\d,]*(?:\\.\\d+)?(?: million)?', // $2,000, $2.65 million
    '\\d+(?:\\.\\d+)?%', // 8.25%
    '\\d+(?:st|nd|rd|th)\\b', // the 20th
    `(?:\\d+|\\b(?:${NAMES}))[- ](?:day|week|month|year|hour)s?\\b`, // 30 days, a 13-week forecast, ten years
    '[A-Z]+-?\\d+[A-Z]*(?:-[A-Z]+)*', // W-2, CP14, W-8BEN-E
    '\\d+\\(k\\)', // 401(k)
    '\\d+-\\d+', // 05-102
    '\\d[\\d,]*(?:[.:]\\d+)?(?:-[A-Z]+\\b)?', // 1040, 1040-ES, 501.75, 1:1
  ].join('|'),
  'g',
);

/** The figures of a text as the register writes them: `13-week` and `thirteen weeks` are `13 weeks`. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([figure]) => {
    const [, count, unit] = /^(.+)[- ](day|week|month|year|hour)s?$/.exec(figure) ?? [];
    if (count === undefined) return figure.replace(/,$/, '');
    return `${WRITTEN.get(count.toLowerCase()) ?? count} ${unit}s`;
  });
}
