import { z } from 'zod';
import { atMost, day, pastDay, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** The longest duration of an exception, in days. */
const MAX_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** A decision to go live with a point that the launch check reports. */
const exception = z
  .strictObject({
    /** The name printed by `npm run launch-check`: claims/tax-refund. */
    point: text,
    by: atMost(80),
    why: atMost(200),
    decided: pastDay,
    /** The last day of the exception. */
    until: day,
  })
  .superRefine(({ decided, until }, context) => {
    const days = (Date.parse(until) - Date.parse(decided)) / DAY_MS;
    if (days >= 0 && days <= MAX_DAYS) return;
    const last = new Date(Date.parse(decided) + MAX_DAYS * DAY_MS).toISOString().slice(0, 10);
    const message = `expected a day from ${decided} to ${last}, ${MAX_DAYS} days after it was decided`;
    context.addIssue({ code: 'custom', path: ['until'], message });
  });

/** content/launch.yaml; its head describes each field. Without entries it may hold only comments. */
export const launchSchema = uniqueBy(exception, 'point')
  .nullable()
  .transform((all) => all ?? []);

export type LaunchException = z.infer<typeof exception>;
