import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** The folder of the content files. */
export const CONTENT = join(import.meta.dirname, '../../../content');

/**
 * A content file under its schema, for words that the specification leaves open:
 * headings the firm may rewrite, and the firm's own name and numbers.
 */
export function contentFile<Schema extends z.ZodType>(path: string, schema: Schema) {
  return schema.parse(parse(readFileSync(join(CONTENT, path), 'utf8')));
}
