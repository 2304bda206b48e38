import { dayAfter } from '../../../base/calendar/texas-time.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { dueDates } from '../../schemas/due-date.ts';
import { papersFile } from '../../schemas/paper.ts';
import { type LaunchProblem, placeOfField } from './launch-problem.ts';

/**
 * Papers and due dates that expire, each from the day after its last one.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function expiringEntries(project: string): LaunchProblem[] {
  const papers = readContent(project, 'content/papers.yaml', papersFile);
  const dates = readContent(project, 'content/dates.yaml', dueDates);
  const entries = [
    ...papers.content.map(({ code, last_day, source }, at) => ({
      ...{ point: `papers/${code}`, file: papers, at, last_day, source: source.join('; ') },
    })),
    ...dates.content.map(({ id, last_day, source }, at) => ({
      ...{ point: `dates/${id}`, file: dates, at, last_day, source },
    })),
  ];
  return entries.flatMap(({ point, file, at, last_day, source }): LaunchProblem[] => {
    if (last_day === undefined) return [];
    return [
      {
        ...{ point, kind: 'other', by: 'cpa', ...placeOfField(file, at, 'last_day') },
        what: `held until ${last_day}: look at ${source}`,
        sort: 'Papers and due dates past their last day',
        cure: 'Correct the entry, then move or remove `last_day`',
        from: dayAfter(last_day),
      },
    ];
  });
}
