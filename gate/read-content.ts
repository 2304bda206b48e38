import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** A content file that cannot be used; the message has a line per problem: file, field, what was expected. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError';
}

const WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: '"key: value" lines',
  string: 'text',
  boolean: 'true or false',
};

/**
 * What a YAML file of the content folder says, under its schema.
 *
 * @param file from the content folder
 * @throws ContentFileError when it cannot be read, is no YAML or does not fit
 */
export function readContent<Content>(
  folder: string,
  file: string,
  schema: z.ZodType<Content>,
): Content {
  const name = `${basename(folder)}/${file}`;
  const { data, error } = schema.safeParse(yamlIn(join(folder, file), name));
  if (!error) return data;
  throw new ContentFileError(error.issues.map((issue) => `${name}: ${inWords(issue)}`).join('\n'));
}

function yamlIn(path: string, name: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'), { logLevel: 'error' });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new ContentFileError(`${name}: ${reason.replace(/:$/, '')}`, { cause: error });
  }
}

function inWords(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.');
  const known = issue.code === 'invalid_type' ? WORDS[issue.expected] : undefined;
  const expected = known ? `expected ${known}` : issue.message;
  return field ? `${field}: ${expected}` : expected;
}
