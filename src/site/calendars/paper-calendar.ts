import { eventFile } from '../../dates/calendar-file.ts';
import { firm } from '../load/firm.ts';
import { type Paper, paperName } from '../load/papers.ts';
import { whatIsDue } from '../screens/paper/after-deadline.ts';
import { deadlineOf, isDated, isTooFarAhead, remindersOf } from '../screens/paper/deadline.ts';
import { paperWords } from '../screens/paper/load.ts';

const { certificate, note } = paperWords;

/**
 * The calendar file of a paper's last day, with the reminders still to come; undefined if the paper has
 * no last day, or the day is too far ahead.
 *
 * @param day the day printed on the paper, YYYY-MM-DD
 * @param site the site's address
 */
export function calendarOfPaper(
  paper: Paper,
  day: string,
  today: string,
  site: URL,
): string | undefined {
  if (!isDated(paper) || isTooFarAhead(paper, day, today)) return undefined;
  const known = deadlineOf(paper, day, today);
  const title = `${whatIsDue(paper)} ${certificate.event} ${paperName(paper)}`;
  return eventFile(
    { page: new URL(paper.href, site).href, writtenOn: today },
    {
      id: `due-${paper.code.toLowerCase()}`,
      nominalDay: day,
      day: known.last,
      title,
      revision: 0,
      text: [certificate.check, `${firm.name}, ${firm.phones.main}`, note].join('\n'),
      categories: [paperName(paper)],
      reminders: remindersOf(known),
    },
  );
}
