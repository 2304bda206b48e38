import { type Document, type ErrorCode, isScalar, visit, type YAMLError } from 'yaml';
import type { Mistake } from './text-mistakes.ts';

const SIGN =
  'a text that begins with a sign, such as " [ { | > % @ or a dash, needs quotes around the whole of it';

/** How to correct YAML errors, by code. */
const CURES: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT:
    'expected this line as far in as the lines it belongs to; a text that begins with [ or { needs quotes',
  BAD_SCALAR_START: SIGN,
  BLOCK_AS_IMPLICIT_KEY:
    'a text with ": " in it needs quotes; a line stands as far in as the lines it belongs to',
  DUPLICATE_KEY: 'this name stands here twice; keep one',
  MISSING_CHAR:
    'a text that begins with \' or " ends at the next such quote; a name ends with a colon',
  MULTILINE_IMPLICIT_KEY:
    'expected a colon and a space after the name; a line that goes on with the text above stands further in',
  MULTIPLE_DOCS: 'a line of --- does not belong inside the file; remove it',
  TAB_AS_INDENT: 'expected spaces at the start of the line, not a tab',
  UNEXPECTED_TOKEN: SIGN,
};

/** Converts a YAML error into a mistake of the text that says how to correct it. */
export function syntaxMistake({ code, message, pos: [offset] }: YAMLError, text: string): Mistake {
  const expected = CURES[code] ?? `cannot be read as YAML: ${message}`;
  // The parser reports an unclosed quote at a later line.
  const quotes = message.includes('closing')
    ? [...text.slice(0, offset).matchAll(/(?:[:,[{]|^ *-) *["']/gm)]
    : [];
  return { offset: quotes.at(-1)?.index ?? offset, expected };
}

/**
 * Mistakes that YAML accepts: a comment after a text, whose words would be lost, and the characters
 * of anchors, aliases and tags.
 */
export function unseenWords(document: Document.Parsed, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const say = (offset = 0, expected = '') => mistakes.push({ offset, expected });
  const quotes = (sign: string) => `a text that begins with ${sign} needs quotes`;
  visit(document, {
    Alias: (_, { range }) => void say(range?.[0], quotes('*')),
    Value: (_, node) => {
      const { anchor, tag, comment, range } = node;
      if (anchor) say(range?.[0], quotes('&'));
      if (tag?.startsWith('!')) say(range?.[0], quotes('!'));
      if (!(comment && isScalar(node))) return;
      const note = `"#${comment.slice(0, 20)}" would be left out, as YAML takes it for a note`;
      say(
        text.indexOf('#', range?.[1]),
        `${note}; put the whole text in quotes, or the note on a line of its own above it`,
      );
    },
  });
  return mistakes;
}
