const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** What counts as a figure, the longer readings first. */
const FIGURE = new RegExp(
  [
    `(?:${MONTHS}) \\d{1,2}(?!\\d)`, // May 15
    '\\$\\d[\\d,]*(?:\\.\\d+)?(?: million)?', // $2,000, $2.65 million
    '\\d+(?:\\.\\d+)?%', // 8.25%
    '\\d+(?:st|nd|rd|th)\\b', // the 20th
    '\\d+(?:-| )(?:day|week|month|year|hour)s?\\b', // 30 days, a 13-week forecast
    '[A-Z]+-?\\d+[A-Z]*(?:-[A-Z]+)*', // W-2, CP14, W-8BEN-E
    '\\d+\\(k\\)', // 401(k)
    '\\d+-\\d+', // 05-102
    '\\d[\\d,]*(?:[.:]\\d+)?(?:-[A-Z]+\\b)?', // 1040, 1040-ES, 501.75, 1:1
  ].join('|'),
  'g',
);

/** The figures of a text as the register writes them: `13-week` is `13 weeks`. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([figure]) =>
    figure.replace(/^(\d+)[- ](day|week|month|year|hour)s?$/, '$1 $2s').replace(/,$/, ''),
  );
}
