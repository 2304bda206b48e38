import { z } from 'zod';
import { AUDIENCES } from '../../../content/schemas/due-date.ts';
import { page } from '../../../content/schemas/page.ts';
import { keyOfKind } from '../../../content/schemas/references.ts';
import { headed, seo, text } from '../../../content/schemas/text.ts';

/** The page /dates, content/pages/dates.yaml. */
export const datesSchema = page.extend({
  /** The words in the drawing of the year, under the day. */
  nextDay: text,
  /** Leads from the hero to the calendars. */
  toCalendars: text,
  months: headed.extend({
    /** The links to the pages of audiences. */
    choice: text,
    /** The months that are folded; the last of them follows. */
    later: text,
    /** Marks the day that comes first. */
    next: text,
  }),
  calendars: headed.extend({
    /** The name of all audiences together, here and among the pages. */
    all: text,
    subscribe: text,
    download: text,
    /** How to add one in a program. */
    programs: z.array(z.strictObject({ name: text, text })),
  }),
  rules: headed.extend({
    /** The day follows, of what is due every month. */
    monthly: text,
    source: text,
    note: text,
  }),
  audiences: z.record(z.enum(AUDIENCES), text),
  /** The page of each audience. */
  pages: z.record(
    z.enum(AUDIENCES),
    z.strictObject({
      title: seo.shape.title,
      /** Also its description for search engines. */
      lead: seo.shape.description,
      /** The paper whose number and ink stand for it in lists and shared pictures. */
      paper: keyOfKind('papers'),
    }),
  ),
  /** Words of the calendar files. */
  file: z.strictObject({
    name: text,
    description: text,
    /** The day as the rule has it follows. */
    moved: text,
    source: text,
  }),
});
