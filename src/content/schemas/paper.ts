import { z } from 'zod';
import { HOLIDAY_CALENDARS, yearly } from './due-date.ts';
import type { Family } from './family.ts';
import { keyOfKind } from './references.ts';
import { atMost, DESCRIPTION_MAX, day, postSlug, serviceSlug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** The document types of papers; content/pages/paper.yaml has the word for each that precedes a code. */
export const DOCUMENT_TYPES = ['notice', 'letter', 'form', 'schedule'] as const;

/** The lists of papers on the page of all papers, in this order. */
export const GROUPS = [
  'letters',
  'replies',
  'returns',
  'payroll',
  'business',
  'international',
  'texas',
] as const;

/** The family of services of each list of papers. */
export const GROUP_FAMILIES: Readonly<Record<(typeof GROUPS)[number], Family>> = {
  letters: 'tax',
  replies: 'tax',
  returns: 'tax',
  payroll: 'books',
  business: 'planning',
  international: 'abroad',
  texas: 'texas',
};

/** The fields of every clock. */
const clockBase = {
  /** The time left, or the last day: `30 days`, `April 15`, `No deadline`. */
  time: atMost(24),
  /** The day on which it starts, and what happens at its end. */
  text,
};

/** Further fields of a clock with its own last day. */
const deadlineFields = {
  /** The options left after that day. */
  late: atMost(260),
  /** Its sources: statutes, regulations, agencies' pages. */
  source: z.array(text).min(1),
};

/** A whole number of days. */
const days = z.int().min(1, 'expected at least 1 day').max(366, 'expected at most 366 days');

/** How a paper’s last day is found. */
const clock = z.discriminatedUnion('counts', [
  /** Counts a number of days from the printed date; the day after it is the first. */
  z.strictObject({
    ...clockBase,
    counts: z.literal('days'),
    days,
    /**
     * The calendar whose weekends and holidays move the last day; `none` if an agency only asks, or if
     * it is safer not to rely on them.
     */
    moves: z.enum(HOLIDAY_CALENDARS),
    /** The number of days for somebody outside the country. */
    abroad: days.optional(),
    /** The earliest possible last day, in each year: `May 15`. */
    at_least: yearly.optional(),
    /** The thing due by the last day, if it is not an answer: `Protest`. */
    what: atMost(12).optional(),
    /**
     * Describes the equivalent hearing that Form 12153 can still request until `<day>`, a year after
     * the printed date; undefined if it cannot.
     */
    hearing: atMost(160).includes('<day>').optional(),
    /** The paper whose printed date counts, if it is another paper: `the notice of value`. */
    from: atMost(32).optional(),
    ...deadlineFields,
  }),
  /** The paper prints its last day. */
  z.strictObject({ ...clockBase, counts: z.literal('printed'), ...deadlineFields }),
  /** Follows the rules of content/dates.yaml named in the paper's `dates`, or counts no days. */
  z.strictObject({ ...clockBase, counts: z.enum(['dates', 'none']) }),
]);

/** One paper: a notice, a letter, a form or a report. */
const paper = z.strictObject({
  /** The code printed on the paper, without Form or Letter: `LT11`, `1099-NEC`, `05-102`. */
  code: z
    .string()
    .max(9)
    .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'expected a code in capitals, such as LT11 or 1099-NEC'),
  /** The paper's name, if it prints no code; `code` is then only the word in its address. */
  name: atMost(32).optional(),
  kind: z.enum(DOCUMENT_TYPES),
  group: z.enum(GROUPS),
  /** Whether it is a levy, lien or demand: never suggested for another number, since it would frighten the visitor. */
  alarming: z.boolean().default(false),
  /** A description that follows the code: not a sentence, lower case at the start. */
  title: atMost(44),
  /** The label of a letter's amount, or of its replacement. */
  amount: atMost(40).optional(),
  /** The purpose of the slip at the end of a letter. */
  slip: atMost(48).optional(),
  /** The answer in a sentence, shown under the heading, in lists and by search engines. */
  summary: atMost(DESCRIPTION_MAX).min(50, 'expected at least 50 characters'),
  /** Other names that visitors type; the code itself matches with any spacing. */
  also: z.array(text).default([]),
  clock,
  /** Its meaning, in paragraphs. */
  means: z.array(text).min(1).max(3),
  /** A sentence that denies a common misreading. */
  not: text,
  /** Things to have ready, a few words each. */
  have: z.array(atMost(70)).min(2).max(6),
  /** The firm's work on such a paper. */
  firm: text,
  service: serviceSlug,
  articles: z.array(postSlug).default([]),
  /** Its due dates, by ids of content/dates.yaml. */
  dates: z.array(keyOfKind('dates')).default([]),
  /** Related papers. */
  see: z.array(keyOfKind('papers')).default([]),
  /** Its sources: statutes, forms and agencies' pages. */
  source: z.array(text).min(1),
  /** The last day on which a reader may rely on a time-bound entry, written 2026-12-31. */
  last_day: day.optional(),
});

/** Requires `dates` if `counts` is `dates` or `at_least` is set, and rejects it otherwise. */
const entry = paper.superRefine(({ clock, dates }, context) => {
  const isDated =
    clock.counts === 'dates' || (clock.counts === 'days' && clock.at_least !== undefined);
  if (isDated === dates.length > 0) return;
  const [path, message] = isDated
    ? [['dates'], 'expected an id of content/dates.yaml, by which the clock goes']
    : [['clock', 'counts'], `expected dates, as the paper’s dates say, not ${clock.counts}`];
  context.addIssue({ code: 'custom', path, message });
});

/** content/papers.yaml, the register of papers. */
export const papersSchema = uniqueBy(entry, 'code');

export type PaperEntry = z.infer<typeof entry>;

/** A clock that counts days from a printed date. */
export type DayCountClock = Extract<PaperEntry['clock'], { counts: 'days' }>;
