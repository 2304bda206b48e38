import { z } from 'zod';
import { MONTHS } from '../../base/calendar/months.ts';
import { atMost, day, serviceSlug, slug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** The audiences of due dates; each has its own calendar file. */
export const AUDIENCES = [
  'individuals',
  'businesses',
  'employers',
  'nonprofits',
  'property-owners',
  'international',
] as const;

/** The calendars whose weekends and holidays move a day to the next business day; `none` never moves it. */
export const HOLIDAY_CALENDARS = ['federal', 'comptroller', 'texas', 'none'] as const;

/** A pattern for a day of the year, such as `January 15`. */
const DAY_OF_YEAR = `(?:${MONTHS.join('|')}) (?:[1-9]|[12]\\d|3[01])`;

/** A day of each year. */
export const yearly = z
  .string()
  .regex(new RegExp(`^${DAY_OF_YEAR}$`), 'expected a day of each year, such as January 15');

/** A recurring day: `January 15` each year, `20` each month. */
const recurring = z
  .string()
  .regex(
    new RegExp(`^(?:${DAY_OF_YEAR}|[1-9]|1\\d|2[0-8])$`),
    'expected a day of each year, such as January 15, or of each month, such as "20"',
  );

/** A day that an agency moved for some counties, as after a storm. */
const postponement = z.strictObject({
  /** The day of the rule, before any move. */
  from: day,
  /** The day that the agency set. */
  to: day,
  /** Its counties, as in a sentence: `Harris and Fort Bend Counties`. */
  where: atMost(160),
  source: text,
});

const dueDate = z.strictObject({
  /** Never change it: calendars identify events by it. */
  id: slug,
  title: atMost(48),
  /** A short title for the home page: a word or the form's number. */
  short: atMost(16),
  /** The form's number, if it has a form. */
  form: atMost(9).optional(),
  audiences: z.array(z.enum(AUDIENCES)).min(1),
  /** Its recurring days; `of` is added to the title for that day. */
  on: z.array(z.strictObject({ day: recurring, of: atMost(40).optional() })).min(1),
  moves: z.enum(HOLIDAY_CALENDARS),
  /** The rule in a sentence or two, with possible extensions. */
  rule: text,
  service: serviceSlug,
  home: z.boolean().default(false),
  source: text,
  /** The last day on which a reader may rely on the rule, written 2026-12-31; without it there is no end. */
  last_day: day.optional(),
  /** Days that an agency has moved in some counties; everywhere else the usual day holds. */
  postponed: z.array(postponement).default([]),
});

/** The register of due dates, content/dates.yaml. */
export const dueDatesSchema = uniqueBy(dueDate, 'id');

export type DueDate = z.infer<typeof dueDate>;
export type Postponement = z.infer<typeof postponement>;
export type Audience = (typeof AUDIENCES)[number];
