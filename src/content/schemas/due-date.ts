import { z } from 'zod';
import { MONTHS } from '../../base/calendar/months.ts';
import { atMost, day, serviceSlug, slug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** Whom a due date is for: each has a calendar file of its own. */
export const AUDIENCES = [
  'individuals',
  'businesses',
  'employers',
  'nonprofits',
  'property-owners',
  'international',
] as const;

/** The agency whose weekends and holidays move a day to the next business day; `none` never moves it. */
export const HOLIDAY_CALENDARS = ['federal', 'comptroller', 'texas', 'none'] as const;

/** `January 15`, as a pattern. */
const DAY_OF_YEAR = `(?:${MONTHS.join('|')}) (?:[1-9]|[12]\\d|3[01])`;

/** A day that comes round each year. */
export const yearly = z
  .string()
  .regex(new RegExp(`^${DAY_OF_YEAR}$`), 'expected a day of each year, such as January 15');

/** A day that comes round: each year `January 15`, each month `20`. */
const recurring = z
  .string()
  .regex(
    new RegExp(`^(?:${DAY_OF_YEAR}|[1-9]|1\\d|2[0-8])$`),
    'expected a day of each year, such as January 15, or of each month, such as "20"',
  );

/** A day that an agency moved, as after a storm, for those in the counties it names. */
const postponement = z.strictObject({
  /** The day as the rule has it. */
  from: day,
  /** The day as the agency set it. */
  to: day,
  /** The counties it holds for, as a sentence has them: `Harris and Fort Bend Counties`. */
  where: atMost(160),
  source: text,
});

const dueDate = z.strictObject({
  /** Names it for good: calendars know its events by it. */
  id: slug,
  /** Its title in a calendar. */
  title: atMost(48),
  /** The same in a word or the form's number, for the home page. */
  short: atMost(16),
  /** The form's number, where there is one. */
  form: atMost(9).optional(),
  audiences: z.array(z.enum(AUDIENCES)).min(1),
  /** The days on which it comes round, each with what is special to it. */
  on: z.array(z.strictObject({ day: recurring, of: atMost(40).optional() })).min(1),
  moves: z.enum(HOLIDAY_CALENDARS),
  /** The rule in a sentence or two, with what stretches it. */
  rule: text,
  service: serviceSlug,
  /** Whether the home page shows it. */
  home: z.boolean().default(false),
  source: text,
  /** The last day on which the rule may be relied on, written 2026-12-31; without one it stays. */
  last_day: day.optional(),
  /** Days that an agency has moved, and where; everywhere else the usual day stays. */
  postponed: z.array(postponement).default([]),
});

/** The register of due dates, content/dates.yaml. */
export const dueDatesSchema = uniqueBy(dueDate, 'id');

export type DueDate = z.infer<typeof dueDate>;
export type Postponement = z.infer<typeof postponement>;
export type Audience = (typeof AUDIENCES)[number];
