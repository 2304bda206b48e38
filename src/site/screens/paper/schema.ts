import { z } from 'zod';
import { banner } from '../../../content/schemas/page.ts';
import { DOCUMENT_TYPES } from '../../../content/schemas/paper.ts';
import { text } from '../../../content/schemas/text.ts';

/** The words around every paper, content/pages/paper.yaml. */
export const paperWordsSchema = z.strictObject({
  /** The word for each kind of paper, before its code. */
  kinds: z.record(z.enum(DOCUMENT_TYPES), text),
  /** The words on the drawing of a letter. */
  letter: z.strictObject({ dated: text, printed: text, last: text, amount: text }),
  /** The headings over the clock: `answer` of a paper to answer, `due` of a return or payment. */
  clock: z.strictObject({ answer: text, due: text }),
  /** The question for the day printed on a paper, and what stands in place of an answer. */
  asked: z.strictObject({
    /** The words with `<paper>`, for which `it` stands unless the clock says `from` which paper it counts. */
    dated: text.includes('<paper>'),
    it: text,
    printed: text,
    button: text,
    hint: text,
    none: text,
    nonePrinted: text,
    ahead: text,
  }),
  /** The answer: how long there is, and the ways on. */
  certificate: z.strictObject({
    title: text,
    dated: text,
    /** The thing due, unless the clock names it; `by`, `was` and `event` follow it. */
    answer: text,
    by: text,
    was: text,
    /** The words before a number of months or years. */
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
    /** The words for the day of a `hearing` where the printed date is not known. */
    yearOn: text,
    /** The words in place of a `hearing` once its day has passed. */
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
