import { readContent } from '../reading/yaml-file.ts';
import { dueDates } from '../schemas/due-date.ts';
import { notices } from '../schemas/notice.ts';
import type { Finding } from './finding.ts';

const NOTICES = 'content/notices.yaml';
const DATES = 'content/dates.yaml';

/**
 * Expired papers and due dates.
 *
 * @param project the project's folder
 * @param today written 2026-12-31
 * @throws ContentError for a file that cannot be read or does not fit
 */
export function expiredEntries(project: string, today: string): Finding[] {
  const entries = [
    ...readContent(project, NOTICES, notices).content.map(({ code, last_day, source }) => ({
      where: NOTICES,
      name: code,
      last_day,
      source: source.join('; '),
    })),
    ...readContent(project, DATES, dueDates).content.map(({ id, last_day, source }) => ({
      where: DATES,
      name: id,
      last_day,
      source,
    })),
  ];
  return entries.flatMap(({ where, name, last_day = today, source }) =>
    last_day < today ? [{ where, what: `${name} held until ${last_day}: look at ${source}` }] : [],
  );
}
