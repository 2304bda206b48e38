import type { z } from 'zod';
import source from '../../../content/firm.yaml';
import { firmSchema } from '../../content/schemas/firm.ts';
import { fillTokens, tokenValues } from '../../content/schemas/references.ts';
import { claims } from './claims.ts';

const WORDS = tokenValues(firmSchema.parse(source), claims.values());

/** A content file's validated value, with each `{token}` of each text filled in. */
export function loadContent<Content>(schema: z.ZodType<Content>, source: unknown): Content {
  return JSON.parse(JSON.stringify(schema.parse(source)), (_key, value: unknown) =>
    typeof value === 'string' ? fillTokens(value, WORDS) : value,
  );
}
