import { z } from 'zod';
import { slug, text } from './text.ts';
import { uniqueBy } from './unique.ts';

/** Words of a content file by which the firm promises something; unconfirmed until `kept` is there. */
const promise = z.strictObject({
  id: slug,
  file: z
    .string()
    .regex(
      /^(?:pages|services)\/[a-z0-9-]+\.yaml$/,
      'expected a file such as services/payroll.yaml',
    )
    .meta({ references: 'files' }),
  says: text,
  kept: text.optional(),
});

/** content/promises.yaml, whose head says what each field is. */
export const promises = uniqueBy(promise, 'id');
