import { dayAfter } from '../../base/calendar/texas-time.ts';
import { readContent } from '../reading/yaml-file.ts';
import { dueDates } from '../schemas/due-date.ts';
import { notices } from '../schemas/notice.ts';
import type { Finding } from './finding.ts';

/**
 * Papers and due dates that expire, each from the day after its last one.
 *
 * @param project the project's folder
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function expiringEntries(project: string): Finding[] {
  const papers = readContent(project, 'content/notices.yaml', notices);
  const dates = readContent(project, 'content/dates.yaml', dueDates);
  const entries = [
    ...papers.content.map(({ code, last_day, source }) => ({
      ...{ point: `notices/${code}`, where: papers.file, last_day, source: source.join('; ') },
    })),
    ...dates.content.map(({ id, last_day, source }) => ({
      ...{ point: `dates/${id}`, where: dates.file, last_day, source },
    })),
  ];
  return entries.flatMap(({ point, where, last_day, source }): Finding[] => {
    if (last_day === undefined) return [];
    const what = `held until ${last_day}: look at ${source}`;
    const cure =
      'Papers and due dates past their last day. Correct the entry, then move or remove `last_day`';
    return [{ point, kind: 'other', by: 'cpa', where, what, cure, from: dayAfter(last_day) }];
  });
}
