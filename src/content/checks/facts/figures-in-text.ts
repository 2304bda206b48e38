import { MONTHS } from '../../../base/calendar/months.ts';
import { NUMBER_WORDS } from './number-words.ts';

/** Number words before a unit of time, longest first. 'One' counts only before a year: 'one day' is an idiom. */
const NAMES = [...NUMBER_WORDS.keys()]
  .filter((name) => name !== 'one')
  .toSorted((a, b) => b.length - a.length)
  .concat('one(?=[- ]year)')
  .join('|');

/** Patterns of figures, longer ones first. */
const FIGURE = new RegExp(
  [
    `(?:${MONTHS.join('|')}) \\d{1,2}(?!\\d)`, // May 15
    '\\$\\d[\\d,]*(?:\\.\\d+)?(?: million)?', // $2,000, $2.65 million
    '\\d+(?:\\.\\d+)?%', // 8.25%
    '\\d+(?:st|nd|rd|th)\\b', // the 20th
    `(?:\\d+|(?<![\\p{L}-])(?i:${NAMES}))[- ](?:business |calendar )?(?:day|week|month|year|hour)s?\\b`, // 30 days, a 13-week forecast, ten years
    '[A-Z]+-?\\d+[A-Z]*(?:-[A-Z]+)*', // W-2, CP14, W-8BEN-E
    '\\d+\\(k\\)', // 401(k)
    '\\d+-\\d+', // 05-102
    '\\d[\\d,]*(?:[.:]\\d+)?(?:-[A-Z]+\\b)?', // 1040, 1040-ES, 501.75, 1:1
  ].join('|'),
  'gu',
);

/** The figures of a text, spelled as in the register: `thirteen weeks` as `13 weeks`, `ten business days` as `10 days`. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([figure]) => {
    const [, count, unit] =
      /^([\w-]+?)[- ](?:business |calendar )?(day|week|month|year|hour)s?$/.exec(figure) ?? [];
    if (count === undefined) return figure.replace(/,$/, '');
    return `${NUMBER_WORDS.get(count.toLowerCase()) ?? count} ${unit}s`;
  });
}
