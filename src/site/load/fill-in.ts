import type { z } from 'zod';
import source from '../../../content/firm.yaml';
import { firm } from '../../content/schemas/firm.ts';
import { withWords, wordsOf } from '../../content/schemas/references.ts';
import { claims } from './claims.ts';

/** Values of the tokens in content. */
const WORDS = wordsOf(firm.parse(source), claims.values());

/** Validates a content file's value, and fills in each `{token}` in its texts. */
export function filledIn<Content>(schema: z.ZodType<Content>, source: unknown): Content {
  return JSON.parse(JSON.stringify(schema.parse(source)), (_key, value: unknown) =>
    typeof value === 'string' ? withWords(value, WORDS) : value,
  );
}
