import type { ContentProblem } from '../../reader/content-error.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { type Facts, facts } from '../../schemas/facts.ts';
import { byLastDay } from '../facts/last-days.ts';
import { REGISTER } from '../facts/register.ts';
import { checkedOn, problemAt, publishedPosts } from '../mistakes/posts.ts';
import { expiringEntries } from './expiring-entries.ts';

/** How long ahead a last day is reported. */
const AHEAD = { months: 3 };
/** How long a post's sources are taken to hold. */
const READ_AGAIN = { years: 1 };

/**
 * What has expired or soon will, the earliest first: facts, papers and due dates by their last day, and
 * published posts whose sources were read a year ago or longer.
 *
 * @param project the project's folder
 * @param today YYYY-MM-DD
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function comingDue(project: string, today: string): ContentProblem[] {
  const day = Temporal.PlainDate.from(today);
  const [near, old] = [day.add(AHEAD).toString(), day.subtract(READ_AGAIN).toString()];
  const register = readContent<Facts>(project, REGISTER, facts);
  const told = [
    ...byLastDay(register.content).map((fact) => {
      const at = register.content.facts.indexOf(fact);
      const expected = `${fact.figure} (${fact.says}) is held until ${fact.last_day}: look at ${fact.source}. Correct the sentence and the figure, then move the day`;
      return { day: fact.last_day, problem: register.problem(['facts', at, 'last_day'], expected) };
    }),
    ...expiringEntries(project).map(({ where: file, line, what, cure, from = today }) => ({
      ...{ day: from, problem: { file, line, field: '', expected: `${what}. ${cure}` } },
    })),
  ].filter((each) => each.day <= near);
  const posts = publishedPosts(project).flatMap((post) => {
    const read = checkedOn(post.body);
    const expected = `its sources were read on ${read}: read them again, correct what has changed, then that day`;
    return read !== undefined && read <= old
      ? [{ day: read, problem: problemAt(post, 'Checked on', expected) }]
      : [];
  });
  return [...told, ...posts]
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ problem }) => problem);
}
