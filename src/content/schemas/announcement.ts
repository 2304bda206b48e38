import { z } from 'zod';
import { atMost, day } from './text.ts';

/** Maximum characters: two lines on a phone. */
const LENGTH = 110;

/** An announcement on every page, from one day until another, both included. */
const announcement = z
  .strictObject({
    text: atMost(LENGTH),
    from: day,
    until: day,
    /** The first day on which the office is closed; `until` is the last. */
    closedFrom: day.optional(),
  })
  .superRefine(({ from, until, closedFrom = from }, context) => {
    const expect = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (until < from) return expect('until', `expected ${from}, the day it begins, or a later one`);
    if (closedFrom < from || until < closedFrom) {
      expect('closedFrom', `expected a day from ${from} to ${until}, while it is shown`);
    }
  });

/** `announcements` of content/firm.yaml, earliest first: only one is shown at a time. */
export const announcementsSchema = z.array(announcement).superRefine((all, context) => {
  for (const [index, { from }] of all.entries()) {
    const last = all[index - 1]?.until;
    if (last === undefined || last < from) continue;
    const message = `expected a day after ${last}, on which the one before it ends`;
    context.addIssue({ code: 'custom', path: [index, 'from'], message });
  }
});

export type Announcement = z.infer<typeof announcement>;
