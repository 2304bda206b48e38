import type { ContentProblem } from '../../reader/content-error.ts';
import { launchContent } from './launch-content.ts';
import { problemsOf, toContentProblem } from './launch-problem.ts';
import { EXPIRY_CHECK } from './words-checks.ts';

/** How long before its last day an entry is reported. */
const AHEAD = { months: 3 };

/**
 * Facts, papers and due dates that have expired or soon will, earliest first.
 *
 * @param project the project's folder
 * @param today YYYY-MM-DD
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function expiringSoon(project: string, today: string): ContentProblem[] {
  const near = Temporal.PlainDate.from(today).add(AHEAD).toString();
  return problemsOf([EXPIRY_CHECK], launchContent(project))
    .filter(({ from = today }) => from <= near)
    .toSorted(({ from: one = today }, { from: other = today }) => one.localeCompare(other))
    .map(toContentProblem);
}
