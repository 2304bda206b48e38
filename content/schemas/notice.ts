import { z } from 'zod';
import type { Family } from './family.ts';
import { keyOf } from './references.ts';
import { articleSlug, atMost, DESCRIPTION_MAX, day, serviceSlug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** What a paper is; content/pages/notice.yaml has the word for it that precedes its code. */
export const KINDS = ['notice', 'letter', 'form', 'schedule'] as const;

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

/** One paper that somebody may hold: a notice, a letter, a form or a report. */
const notice = z.strictObject({
  /** As it is printed in the paper's corner, without Form or Letter: `LT11`, `1099-NEC`, `05-102`. */
  code: z
    .string()
    .max(8)
    .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'expected a code in capitals, such as LT11 or 1099-NEC'),
  kind: z.enum(KINDS),
  group: z.enum(GROUPS),
  /** What it is, after its code: no sentence, and no capital at its head that does not belong there. */
  title: atMost(44),
  /** The answer in a sentence: under the heading, in lists and in search engines. */
  summary: atMost(DESCRIPTION_MAX).min(50, 'expected at least 50 characters'),
  /** What else people call it; the code itself is found however it is spaced. */
  also: z.array(text).default([]),
  clock: z.strictObject({
    /** How long, or by which day: `30 days`, `April 15`, `No deadline`. */
    time: atMost(24),
    /** From when it runs, and what happens at its end. */
    text,
  }),
  /** What it means, a paragraph each. */
  means: z.array(text).min(1).max(3),
  /** What it does not mean. */
  not: text,
  /** What to have at hand, a few words each. */
  have: z.array(atMost(70)).min(2).max(6),
  /** What the firm does with it. */
  firm: text,
  service: serviceSlug,
  /** Says in Spanish whom to ask for. */
  spanish: z.boolean().default(false),
  articles: z.array(articleSlug).default([]),
  /** When it is due, by ids of content/dates.yaml. */
  dates: z.array(keyOf('dates')).default([]),
  /** Papers that go with it. */
  see: z.array(keyOf('papers')).default([]),
  /** Who says so: statutes, forms and agencies' pages. */
  source: z.array(text).min(1),
  /** Of what holds for a time, the last day on which a reader may rely on it, written 2026-12-31. */
  last_day: day.optional(),
});

/** The register of papers, content/notices.yaml. */
export const notices = uniqueBy(notice, 'code');

export type Notice = z.infer<typeof notice>;
