import type { YAMLError } from 'yaml';

const INDENT = 'expected this line as far in as the lines it belongs to';
const BRACKETS =
  'a text that begins with [, {, ] or } needs quotes; a list in brackets ends with its bracket';

/** An error's code, a sign of its message or its line, and the cure; the first that fits holds. */
const CURES: readonly (readonly [code: RegExp, sign: RegExp, cure: string])[] = [
  [/TAB/, /^/, 'expected spaces at the start of the line, not a tab'],
  [/DUPLICATE/, /^/, 'this name stands here twice; keep one'],
  [/MULTIPLE_DOCS/, /^/, 'a line of --- does not belong inside the file; remove it'],
  [
    /DQ_ESCAPE/,
    /^/,
    "a \\ between double quotes changes what follows it; put the text between ' and '",
  ],
  [/SCALAR_START/, /^/, 'a text that begins with %, @, ` or a comma needs quotes'],
  [
    /MISSING_CHAR/,
    /closing/,
    `a text that begins with ' or " ends at the next such sign; close it, or put the whole text in the other quotes`,
  ],
  [/^/, /Flow/, BRACKETS],
  [
    /^/,
    /\n.*(?::|-)\s+[“”‘’„«]/,
    'curly quotes are no quotes here; put straight ones (") around the text',
  ],
  [
    /UNEXPECTED/,
    /block-seq-ind on same/,
    'a text that begins with "- " needs quotes; an entry of a list stands on a line of its own',
  ],
  [
    /UNEXPECTED/,
    /Not a YAML token|header/,
    'a text that begins with > or | needs quotes; after >- the text begins on the next line, further in',
  ],
  [/UNEXPECTED/, /(?:flow-\w+-end)|\n.*(?::|-)\s+[[{]/, BRACKETS],
  [
    /UNEXPECTED/,
    /\n.*(?::|-)\s+["']/,
    `the quote at the start of this text closes before its end; put the whole text in the other quotes (' for ", " for ')`,
  ],
  [/^/, /\n.*(?::|-)\s+\? /, 'a text that begins with "? " needs quotes'],
  [/BAD_INDENT/, /^/, INDENT],
  [/IMPLICIT_KEY|MISSING_CHAR/, /\n\s*(?:- )?[\w-]+:[^\s/]/, 'expected a blank after the colon'],
  [/IMPLICIT_KEY|MISSING_CHAR/, /sequence|\n\s*- /, INDENT],
  [/BLOCK_AS/, /\n.*?:\s.*:(?:\s|$)/, 'a text with ": " in it needs quotes'],
  [
    /BLOCK_AS/,
    /^/,
    'the line below this one stands further in; move it back, or put the whole text in quotes if it belongs to it',
  ],
  [
    /MULTILINE|MISSING_CHAR/,
    /^/,
    'expected a colon after the name; a line that goes on with the text above stands further in',
  ],
];

/** A YAML syntax error in the words of docs/content.md, given the line it is in. */
export function syntaxInWords(
  { code, message }: Pick<YAMLError, 'code' | 'message'>,
  line: string,
): string {
  const seen = `${message}\n${line}`;
  const cure = CURES.find(([codes, sign]) => codes.test(code) && sign.test(seen))?.[2];
  return cure ?? `cannot be read as YAML: ${message}`;
}
