import { z } from 'zod';
import { atMost, day, pastDay, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** The days that a decision to allow something may last. */
const MAX_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** Somebody's decision to go live with a point that the launch check names. */
const exception = z
  .strictObject({
    /** The name that `npm run launch-check` prints: claims/tax-refund. */
    point: text,
    by: atMost(80),
    why: atMost(200),
    decided: pastDay,
    /** Its last day. */
    until: day,
  })
  .superRefine(({ decided, until }, context) => {
    const days = (Date.parse(until) - Date.parse(decided)) / DAY_MS;
    if (days >= 0 && days <= MAX_DAYS) return;
    const last = new Date(Date.parse(decided) + MAX_DAYS * DAY_MS).toISOString().slice(0, 10);
    const message = `expected a day from ${decided} to ${last}, ${MAX_DAYS} days after it was decided`;
    context.addIssue({ code: 'custom', path: ['until'], message });
  });

/** content/launch.yaml, whose head says what each field is; without entries it may hold comments alone. */
export const launchSchema = uniqueBy(exception, 'point')
  .nullable()
  .transform((all) => all ?? []);

export type LaunchException = z.infer<typeof exception>;
