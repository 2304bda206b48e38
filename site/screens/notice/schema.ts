import { z } from 'zod';
import { KINDS } from '../../../content/schemas/notice.ts';
import { banner } from '../../../content/schemas/page.ts';
import { text } from '../../../content/schemas/text.ts';

/** The words around every paper, content/pages/notice.yaml. */
export const noticePage = z.strictObject({
  /** What a paper of each kind is called before its code. */
  kinds: z.record(z.enum(KINDS), text),
  /** Over the clock of what wants an answer, and of what is due. */
  clock: z.strictObject({ answer: text, due: text }),
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
