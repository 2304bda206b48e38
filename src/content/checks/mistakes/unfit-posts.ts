import { basename } from 'node:path';
import { MONTHS } from '../../../base/calendar/months.ts';
import { texasToday } from '../../../base/calendar/texas-time.ts';
import type { ContentProblem } from '../../reader/content-error.ts';
import { postPassages } from '../facts/post-passages.ts';
import { publishedPosts } from './posts.ts';

/** Legislators and agencies. */
const PRIMARY =
  /^https:\/\/(?:[a-z0-9-]+\.)*(?:irs\.gov|ssa\.gov|dol\.gov|fincen\.gov|congress\.gov|govinfo\.gov|ecfr\.gov|federalregister\.gov|house\.gov|texas\.gov|hcad\.org)\//;

/** Long enough to answer and short enough to be read, in words. */
const [FEWEST, MOST] = [700, 1_400];

/**
 * Published posts without two or three primary sources and the day they were read, without an example, or
 * of a length that is not read; and numbers of their pictures that their text does not print.
 *
 * @param project the project's folder
 */
export function unfitPosts(project: string): ContentProblem[] {
  return publishedPosts(project).flatMap(({ file, source, body, denomination, problem }) => {
    const [said = '', sources = ''] = body.split(/^## Sources$/m);
    const links = [...sources.matchAll(/^- \[[^\]]+\]\((\S+)\)$/gm)].map(([, url = '']) => url);
    const words = said.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    const isShown = denomination !== '' && said.includes(denomination);
    const isExample = postPassages(basename(file), source).some((each) => each.isExample);
    const whole = (expected: string) => ({ file, field: '', expected });
    return [
      ...(links.length >= 2 && links.length <= 3
        ? []
        : [whole(`names ${links.length} sources; expected two or three links under "## Sources"`)]),
      ...links
        .filter((url) => !PRIMARY.test(url))
        .map((url) => whole(`${url} is no legislator's or agency's page; expected one`)),
      ...(isRead(sources)
        ? []
        : [whole('expected a line such as "Checked on November 22, 2026." under its sources')]),
      ...(isShown ? [] : [problem('denomination', 'expected a number that the text prints')]),
      ...(isExample ? [] : [whole('expected an example, after Say, Suppose or For example')]),
      ...(words >= FEWEST && words <= MOST
        ? []
        : [whole(`has ${words} words; expected ${FEWEST} to ${MOST}`)]),
    ];
  });
}

/** Whether sources were read on a day that is not still to come. */
function isRead(sources: string): boolean {
  const day = checkedOn(sources);
  return day !== undefined && day <= texasToday();
}

/** The day (YYYY-MM-DD) on which a post says that its sources were read. */
export function checkedOn(body: string): string | undefined {
  const [, month = '', day = '', year = ''] =
    /^Checked on ([A-Z][a-z]+) (\d{1,2}), (\d{4})\.\s*$/m.exec(body) ?? [];
  const place = MONTHS.indexOf(month) + 1;
  const two = (number: number | string) => String(number).padStart(2, '0');
  return place > 0 ? `${year}-${two(place)}-${two(day)}` : undefined;
}
