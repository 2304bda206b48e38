import { dayAfter } from '../../../base/calendar/texas-time.ts';
import { readYamlUnchecked } from '../../reader/yaml-file.ts';
import type { Announcement } from '../../schemas/announcement.ts';
import { firmSchema } from '../../schemas/firm.ts';
import { SAMPLE_KINDS } from './launch-problem.ts';
import { type Launch, openPointsOn } from './launch-status.ts';

/** The announcements of a project; empty if firm.yaml cannot be read, which its check reports. */
export function announcementsIn(project: string): readonly Announcement[] {
  return (
    firmSchema.safeParse(readYamlUnchecked(project, 'content/firm.yaml')).data?.announcements ?? []
  );
}

/**
 * The site's status today (YYYY-MM-DD), and on each later day on which it changes, by day: the kinds
 * of samples that the draft banner names, the announcement, and a near closure of the office.
 */
export function datedStatuses(
  launch: Launch,
  announcements: readonly Announcement[],
  today: string,
) {
  const days = [
    today,
    ...launch.problems.flatMap(({ from }) => from ?? []),
    ...launch.exceptions.map(({ until }) => dayAfter(until)),
    ...announcements.flatMap(({ from, until, closedFrom = from }) => [
      ...[from, weekBefore(closedFrom), dayAfter(until)],
    ]),
  ];
  const all = [...new Set(days)]
    .filter((day) => day >= today)
    .sort()
    .map((from) => {
      const open = new Set(openPointsOn(launch, from).open.map(({ kind }) => kind));
      const draft = SAMPLE_KINDS.filter((kind) => open.has(kind));
      return { from, draft, ...announcedOn(announcements, from) };
    });
  const told = all.map(({ from: _, ...shown }) => JSON.stringify(shown));
  return all.filter((_, index) => told[index] !== told[index - 1]);
}

function announcedOn(all: readonly Announcement[], day: string) {
  const shown = all.find(({ from, until }) => from <= day && day <= until);
  const closures = all.flatMap(({ closedFrom: from, until }) =>
    from === undefined ? [] : [{ from, until }],
  );
  const closure = closures.find(({ from, until }) => weekBefore(from) <= day && day <= until);
  return { ...(shown && { announcement: shown.text }), ...(closure && { closure }) };
}

/** A closure is shown a week ahead, so that search engines learn of it. */
function weekBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ weeks: 1 }).toString();
}
