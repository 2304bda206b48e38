import { shownOn } from '../calendar/shown-on.ts';

const YEAR = /(<span data-current-year="">)\d{4}(?=<\/span>)/g;

/**
 * A built page as it is on a day: with what is shown on that day alone, and that day's year wherever
 * it shows the current one. So a page built in December is right in January.
 *
 * @param day YYYY-MM-DD
 */
export function asOf(html: string, day: string): string {
  return shownOn(html, day).replaceAll(YEAR, `$1${day.slice(0, 4)}`);
}
