import { z } from 'zod';
import { contentFile } from './references.ts';
import { slug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** Words of a content file that promise something; unconfirmed until `kept` is set. */
const promise = z.strictObject({
  id: slug,
  file: contentFile
    .refine((file) => file.endsWith('.yaml'), 'expected a file such as services/payroll.yaml')
    .meta({ references: 'files' }),
  says: text,
  kept: text.optional(),
});

/** content/promises.yaml; the head of the file describes each field. */
export const promisesSchema = uniqueBy(promise, 'id');
