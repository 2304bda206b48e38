import { z } from 'zod';
import { AUDIENCES } from '../../../content/schemas/due-date.ts';
import { page } from '../../../content/schemas/page.ts';
import { keyOfKind } from '../../../content/schemas/references.ts';
import { headed, seo, text } from '../../../content/schemas/text.ts';

/** The page /dates, content/pages/dates.yaml. */
export const datesSchema = page.extend({
  /** The text in the dial, under the day. */
  nextDay: text,
  /** The link from the hero to the calendars. */
  toCalendars: text,
  months: headed.extend({
    /** The label of the links to audiences' pages. */
    choice: text,
    /** The label of the folded months; the last of them follows. */
    later: text,
    /** The label of the first day. */
    next: text,
  }),
  calendars: headed.extend({
    /** The name of all audiences together, for their calendar and page. */
    all: text,
    subscribe: text,
    download: text,
    /** How to add a calendar in each program. */
    programs: z.array(z.strictObject({ name: text, text })),
  }),
  rules: headed.extend({
    /** The label of a monthly due date; the day follows. */
    monthly: text,
    source: text,
    note: text,
  }),
  audiences: z.record(z.enum(AUDIENCES), text),
  pages: z.record(
    z.enum(AUDIENCES),
    z.strictObject({
      title: seo.shape.title,
      /** Also its description for search engines. */
      lead: seo.shape.description,
      /** The paper whose number and ink represent it in lists and link previews. */
      paper: keyOfKind('papers'),
    }),
  ),
  /** The texts of the calendar files. */
  file: z.strictObject({
    name: text,
    description: text,
    /** The text before the day by the rule, for a date moved off it. */
    moved: text,
    source: text,
  }),
});
