import { z } from 'zod';
import { isKnown, unknown } from './references.ts';
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
    .superRefine((name, context) => {
      const service = /^services\/(.*)\.yaml$/.exec(name)?.[1];
      if (service === undefined || isKnown('services', service) !== false) return;
      context.addIssue({ code: 'custom', message: unknown('services', service) });
    })
    .meta({ references: 'files' }),
  says: text,
  kept: text.optional(),
});

/** content/promises.yaml, whose head says what each field is. */
export const promises = uniqueBy(promise, 'id');
