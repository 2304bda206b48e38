import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list, each entry after "- "',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: '"key: value" lines',
  record: '"key: value" lines',
};

/** Zod's error map: the expectation in the words of docs/content.md, if a schema has no error text. */
export const issueInWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `${isMissing(issue.input) ? 'is missing; ' : ''}expected ${kind(issue)}`;
    case 'invalid_value':
      return `expected ${oneOf(issue.values)}`;
    case 'invalid_union':
      return Array.isArray(issue['options'])
        ? `expected ${oneOf(issue['options'])}`
        : 'expected one of its known forms';
    case 'too_small':
      return `expected ${amount(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `expected ${amount(issue.origin, 'at most', issue.maximum)}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
};

function kind({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (expected !== 'string') return KINDS[expected] ?? expected;
  if (isMissing(input)) return 'text';
  return typeof input === 'object'
    ? 'text; one with ": " in it, or that begins with {, [ or "- ", needs quotes'
    : 'text; put it in quotes';
}

/** A key without anything after its colon reads as null. */
function isMissing(input: unknown): boolean {
  return input === undefined || input === null;
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;
}

function amount(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'array') return `${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `${origin === 'string' ? 'text of' : 'a number of'} ${bound} ${limit}${origin === 'string' ? ' characters' : ''}`;
}
