import type { YAMLError } from 'yaml';

const SYNTAX: Readonly<Record<string, string>> = {
  BAD_INDENT: 'expected this line as far in as the lines it belongs to',
  BLOCK_AS_IMPLICIT_KEY: 'a text with ": " in it needs quotes',
  DUPLICATE_KEY: 'this name stands here twice; keep one',
  MULTILINE_IMPLICIT_KEY: 'expected a colon after the name',
  TAB_AS_INDENT: 'expected spaces at the start of the line, not a tab',
};

/** A YAML syntax error in the words of docs/content.md. */
export function syntaxInWords({ code, message }: Pick<YAMLError, 'code' | 'message'>): string {
  return SYNTAX[code] ?? `cannot be read as YAML: ${message}`;
}
