import { dayAfter } from '../../../base/calendar/texas-time.ts';
import { readLoosely } from '../../reader/yaml-file.ts';
import type { Announcement } from '../../schemas/announcement.ts';
import { firm } from '../../schemas/firm.ts';

/** The notice of a day, and the closed days that are near. */
export interface Announced {
  announcement?: string;
  closure?: { from: string; until: string };
}

/** The announcements of a project; none where firm.yaml cannot be read, which its check names. */
export function announcementsIn(project: string): readonly Announcement[] {
  return firm.safeParse(readLoosely(project, 'content/firm.yaml')).data?.announcements ?? [];
}

/** The notice of a day (YYYY-MM-DD). */
export function announcedOn(all: readonly Announcement[], day: string): Announced {
  const shown = all.find(({ from, until }) => from <= day && day <= until);
  const closing = all.find((each) => {
    const days = closedDays(each);
    return days !== undefined && days.nearFrom <= day && day <= days.until;
  });
  const closure = closing && closedDays(closing);
  return {
    ...(shown && { announcement: shown.text }),
    ...(closure && { closure: { from: closure.from, until: closure.until } }),
  };
}

/** The days on which what is announced changes. */
export function changesOf(announcement: Announcement): string[] {
  const { from, until } = announcement;
  return [from, closedDays(announcement)?.nearFrom ?? from, dayAfter(until)];
}

/** A week ahead the site stops saying when the office opens next: it would name a closed day. */
function closedDays({ closedFrom: from, until }: Announcement) {
  if (from === undefined) return undefined;
  const nearFrom = Temporal.PlainDate.from(from).subtract({ weeks: 1 }).toString();
  return { nearFrom, from, until };
}
