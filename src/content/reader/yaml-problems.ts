import { type Document, visit, type YAMLError } from 'yaml';
import type { Mistake } from './text-mistakes.ts';

const BRACKETS =
  'a text that begins with [, {, ] or } needs quotes; a list in brackets ends with its bracket';
const INDENT = 'expected this line as far in as the lines it belongs to';

/** The code of an error, a sign of its message or its line, and the cure; the first that fits holds. */
const CURES: readonly (readonly [code: RegExp, sign: RegExp, cure: string])[] = [
  [/TAB/, /^/, 'expected spaces at the start of the line, not a tab'],
  [/DUPLICATE/, /^/, 'this name stands here twice; keep one'],
  [/MULTIPLE_DOCS/, /^/, 'a line of --- does not belong inside the file; remove it'],
  [
    /MISSING_CHAR|UNEXPECTED/,
    /closing ["']|\n.*(?::|-)\s+["']/,
    'a text that begins with \' or " ends at the next such quote; put the whole text in the other quotes',
  ],
  [/^/, /Flow|flow-\w+-end|\n.*(?::|-)\s+[[{]/, BRACKETS],
  [/BLOCK_AS/, /\n.*?:\s.*:(?:\s|$)/, 'a text with ": " in it needs quotes'],
  [/BAD_INDENT|BLOCK_AS|IMPLICIT_KEY/, /sequence|indent|column|\n\s*- |nested/i, INDENT],
  [/IMPLICIT_KEY|MISSING_CHAR/, /\n\s*(?:- )?[\w-]+:\S/, 'expected a space after the colon'],
  [
    /UNEXPECTED|SCALAR_START/,
    /^/,
    'a text that begins with a character such as %, @, >, | or - needs quotes',
  ],
  [
    /MULTILINE|MISSING_CHAR/,
    /^/,
    'expected a colon after the name; a line that goes on with the text above stands further in',
  ],
];

/** The cure for a YAML syntax error, in the words of docs/content.md, given the line it is in. */
export function syntaxCure({ code, message }: YAMLError, line: string): string {
  const seen = `${message}\n${line}`;
  const cure = CURES.find(([codes, sign]) => codes.test(code) && sign.test(seen))?.[2];
  return cure ?? `cannot be read as YAML: ${message}`;
}

/**
 * What YAML accepts and reads otherwise than it is written: a comment behind a text, whose words
 * would be lost, and the signs of anchors, aliases and tags.
 */
export function unseenWords(document: Document.Parsed, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const say = (offset = 0, expected = '') => mistakes.push({ offset, expected });
  const quotes = (sign: string) => `a text that begins with ${sign} needs quotes`;
  visit(document, {
    Alias: (_, { range }) => void say(range?.[0], quotes('*')),
    Collection: (_, { anchor, range }) => {
      if (anchor) say(range?.[0], quotes('&'));
    },
    Scalar: (_, { anchor, tag, comment, range }) => {
      if (anchor) say(range?.[0], quotes('&'));
      if (tag?.startsWith('!')) say(range?.[0], quotes('!'));
      if (!comment) return;
      const note = `"#${comment.slice(0, 20)}" would be left out, as YAML takes it for a note`;
      say(
        text.indexOf('#', range?.[1]),
        `${note}; put the whole text in quotes, or the note on a line of its own above it`,
      );
    },
  });
  return mistakes;
}
