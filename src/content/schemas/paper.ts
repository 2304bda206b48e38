import { z } from 'zod';
import { HOLIDAY_CALENDARS, yearly } from './due-date.ts';
import type { Family } from './family.ts';
import { keyOfKind } from './references.ts';
import { atMost, DESCRIPTION_MAX, day, postSlug, serviceSlug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** Kinds of papers; content/pages/paper.yaml has the word for each, which precedes a code. */
export const DOCUMENT_TYPES = ['notice', 'letter', 'form', 'schedule'] as const;

/** The lists in which papers stand on the page of all of them, in this order. */
export const GROUPS = [
  'letters',
  'replies',
  'returns',
  'payroll',
  'business',
  'international',
  'texas',
] as const;

/** The family of services that the papers of a list belong to. */
export const GROUP_FAMILIES: Readonly<Record<(typeof GROUPS)[number], Family>> = {
  letters: 'tax',
  replies: 'tax',
  returns: 'tax',
  payroll: 'books',
  business: 'planning',
  international: 'abroad',
  texas: 'texas',
};

/** Fields of every clock. */
const clockBase = {
  /** How long, or by which day: `30 days`, `April 15`, `No deadline`. */
  time: atMost(24),
  /** The day from which it runs, and what happens at its end. */
  text,
};

/** Further fields of a clock with a last day of its own. */
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
  /** So many days from the printed date; the day after it is the first. */
  z.strictObject({
    ...clockBase,
    counts: z.literal('days'),
    days,
    /**
     * Whose weekends and holidays move the last day; `none` where an agency only asks, or where it is
     * safer not to count on them.
     */
    moves: z.enum(HOLIDAY_CALENDARS),
    /** The days for somebody outside the country. */
    abroad: days.optional(),
    /** A day of each year that the last day is never before: `May 15`. */
    at_least: yearly.optional(),
    /** The thing due by the last day, if it is no answer: `Protest`. */
    what: atMost(12).optional(),
    /**
     * The equivalent hearing that Form 12153 can bring until `<day>`, a year after the printed date,
     * where it can.
     */
    hearing: atMost(160).includes('<day>').optional(),
    /** The paper whose printed date counts, where it is not this one: `the notice of value`. */
    from: atMost(32).optional(),
    ...deadlineFields,
  }),
  /** The paper prints its last day. */
  z.strictObject({ ...clockBase, counts: z.literal('printed'), ...deadlineFields }),
  /** Follows the rules of content/dates.yaml that the paper's `dates` name, or counts no day. */
  z.strictObject({ ...clockBase, counts: z.enum(['dates', 'none']) }),
]);

/** One paper that somebody may hold: a notice, a letter, a form or a report. */
const paper = z.strictObject({
  /** The code in the paper's corner, without Form or Letter: `LT11`, `1099-NEC`, `05-102`. */
  code: z
    .string()
    .max(9)
    .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'expected a code in capitals, such as LT11 or 1099-NEC'),
  /** The paper's own name, if it prints no code and `code` is only the word in its address. */
  name: atMost(32).optional(),
  kind: z.enum(DOCUMENT_TYPES),
  group: z.enum(GROUPS),
  /** A levy, a lien or a demand, which would frighten a visitor with another paper: never offered for another number. */
  alarming: z.boolean().default(false),
  /** A description after its code: no sentence, lower case at the start. */
  title: atMost(44),
  /** What the amount on a letter is, or what stands in its place. */
  amount: atMost(40).optional(),
  /** What the slip at the end of a letter is for. */
  slip: atMost(48).optional(),
  /** The answer in a sentence: under the heading, in lists and in search engines. */
  summary: atMost(DESCRIPTION_MAX).min(50, 'expected at least 50 characters'),
  /** Other names that people type; the code itself is found however it is spaced. */
  also: z.array(text).default([]),
  clock,
  /** Its meaning, in paragraphs. */
  means: z.array(text).min(1).max(3),
  /** A common misreading, denied. */
  not: text,
  /** Things to have at hand, a few words each. */
  have: z.array(atMost(70)).min(2).max(6),
  /** The firm's work with it. */
  firm: text,
  service: serviceSlug,
  articles: z.array(postSlug).default([]),
  /** When it is due, by ids of content/dates.yaml. */
  dates: z.array(keyOfKind('dates')).default([]),
  /** Papers that go with it. */
  see: z.array(keyOfKind('papers')).default([]),
  /** Its sources: statutes, forms and agencies' pages. */
  source: z.array(text).min(1),
  /** The last day on which a reader may rely on an entry that holds for a time, written 2026-12-31. */
  last_day: day.optional(),
});

/** `dates` is given exactly if `counts` is `dates` or `at_least` is set. */
const entry = paper.superRefine(({ clock, dates }, context) => {
  const isDated =
    clock.counts === 'dates' || (clock.counts === 'days' && clock.at_least !== undefined);
  if (isDated === dates.length > 0) return;
  const [path, message] = isDated
    ? [['dates'], 'expected an id of content/dates.yaml, by which the clock goes']
    : [['clock', 'counts'], `expected dates, as the paper’s dates say, not ${clock.counts}`];
  context.addIssue({ code: 'custom', path, message });
});

/** The register of papers, content/papers.yaml. */
export const papersSchema = uniqueBy(entry, 'code');

export type PaperEntry = z.infer<typeof entry>;

/** A clock that counts days from a printed date. */
export type DayCountClock = Extract<PaperEntry['clock'], { counts: 'days' }>;
