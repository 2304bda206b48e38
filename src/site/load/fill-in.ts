import type { z } from 'zod';
import source from '../../../content/firm.yaml';
import { firm } from '../../content/schemas/firm.ts';
import { withWords, wordsOf } from '../../content/schemas/references.ts';
import { claims } from './claims.ts';

/** What the tokens in content stand for. */
const WORDS = wordsOf(firm.parse(source), claims.values());

/** What a content file says under its schema, with each `{token}` of each text filled in. */
export function filledIn<Content>(schema: z.ZodType<Content>, source: unknown): Content {
  return JSON.parse(JSON.stringify(schema.parse(source)), (_key, value: unknown) =>
    typeof value === 'string' ? withWords(value, WORDS) : value,
  );
}
