import { z } from 'zod';
import { banner } from '../../../content/schemas/page.ts';
import { DOCUMENT_TYPES } from '../../../content/schemas/paper.ts';
import { text } from '../../../content/schemas/text.ts';

/** The fixed texts of every paper, content/pages/paper.yaml. */
export const paperWordsSchema = z.strictObject({
  /** The word for each kind of paper, before its code. */
  kinds: z.record(z.enum(DOCUMENT_TYPES), text),
  /** The labels on the drawing of a letter. */
  letter: z.strictObject({ dated: text, printed: text, last: text, amount: text }),
  /** The headings over the clock: `answer` for a paper to answer, `due` for a return or payment. */
  clock: z.strictObject({ answer: text, due: text }),
  /** The question for the day printed on a paper, and the texts shown if it cannot be answered. */
  asked: z.strictObject({
    /** `<paper>` is replaced by `it`, or by the paper that the clock counts `from`. */
    dated: text.includes('<paper>'),
    it: text,
    printed: text,
    button: text,
    hint: text,
    none: text,
    nonePrinted: text,
    ahead: text,
  }),
  /** The certificate: the time left, and the links. */
  certificate: z.strictObject({
    title: text,
    dated: text,
    /** The thing due, unless the clock names it; `by`, `was` and `event` follow it. */
    answer: text,
    by: text,
    was: text,
    /** The text before a number of months or years. */
    about: text,
    printed: text,
    check: text,
    ahead: text,
    idle: text,
    today: text,
    start: text,
    reminder: text,
    calendar: text,
    reminders: text,
    print: text,
    copy: text,
    copied: text,
    /** The number of the main office follows. */
    call: text,
    book: text,
    write: text,
    /** The message's beginning, without a day and with one. */
    begun: text,
    begunDated: text,
    passes: text,
    open: text,
    counted: text,
    /** The text for the day of a `hearing` if the printed date is unknown. */
    yearOn: text,
    /** The text instead of a `hearing` once its day has passed. */
    closed: text.includes('<day>'),
    /** The day follows. */
    abroad: text,
    another: text,
    /** The paper's name follows. */
    more: text,
    /** Title of the calendar event, between what is due and the paper's name. */
    event: text,
  }),
  due: text,
  calendar: text,
  means: text,
  not: text,
  have: text,
  firm: text,
  further: text,
  /** The code follows. */
  write: text,
  see: text,
  source: text,
  note: text,
  /** The number of the main office follows. */
  call: text,
  banner,
});
