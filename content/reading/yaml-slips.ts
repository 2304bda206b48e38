import { CST, Lexer } from 'yaml';
import { type Slip, textSlips } from './text-slips.ts';

const OPENINGS: Readonly<Record<string, string>> = {
  alias: '*',
  anchor: '&',
  tag: '!',
  'explicit-key-ind': '? ',
  'directive-line': '%',
};

/** A blank that YAML takes for a letter, where it should set a line in or follow a colon. */
const HARD_BLANK = /^(?: *(?:- )?(?:[\w-]+:)?)[\u00A0\u2007\u202F\u3000]/gm;

/** Signs behind a backslash that stand for another, such as a line break. */
const ESCAPE = /\\[0abefnrtv]/;

const BEGUN = /[*&!%?]|#/;

/**
 * What YAML accepts and reads otherwise than it is written: comments behind a text, whose words
 * would be lost, and the signs of anchors, aliases, tags and directives.
 */
export function yamlSlips(text: string): Slip[] {
  const slips = [
    ...textSlips(text),
    ...[...text.matchAll(HARD_BLANK)].map(({ index, 0: { length } }) => ({
      offset: index + length - 1,
      expected: 'a hard blank stands here, as Word and web pages have them; type a plain one',
    })),
  ];
  if (!BEGUN.test(text) && !/\\|\n +- /.test(text)) return slips;
  for (const { type, source, offset, above } of tokensOf(text)) {
    const say = (expected: string, at = offset) => slips.push({ offset: at, expected });
    const sign = OPENINGS[type];
    if (sign) say(`a text that begins with ${sign} needs quotes`);
    if (type === 'double-quoted-scalar' && ESCAPE.test(source)) {
      say("a \\ between double quotes changes what follows it; put the text between ' and '");
    }
    const before = text.slice(startOfLine(text, offset), offset);
    const entry = type === 'scalar' ? /\n\s+- /.exec(source) : null;
    if (type === 'scalar' && before.trim() === '' && /^(?:[•▪–—]\s|->)/.test(source)) {
      say('expected "- " before an entry of a list');
    } else if (entry) {
      say(
        'a list under a text becomes part of it; expected nothing behind the colon above, or quotes',
        offset + entry.index + 1,
      );
    }
    if (type !== 'comment') continue;
    if (before.trim() !== '' || (above && indent(text, offset) > indent(text, above.offset))) {
      say(
        `"${source.slice(0, 20)}" would be left out, as YAML takes it for a note; put the whole text in quotes, or the note on a line of its own above it`,
      );
    }
  }
  return slips;
}

interface Token {
  type: string;
  source: string;
  offset: number;
  /** The text without quotes whose last line is the one above. */
  above: { offset: number } | undefined;
}

/** The tokens of a text but for blanks; one without quotes is a `scalar`, one after > or | a `block`. */
function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let [offset, last, isBlock] = [0, '', false];
  let plain: { offset: number; end: number } | undefined;
  for (const source of new Lexer().lex(text)) {
    const isText = last === CST.SCALAR;
    last = source;
    if ([CST.SCALAR, CST.DOCUMENT, CST.FLOW_END].includes(source)) continue;
    const kind = isText ? 'scalar' : String(CST.tokenType(source));
    const type = isText && isBlock ? 'block' : kind;
    const above = plain && /^\n\s*$/.test(text.slice(plain.end, offset)) ? plain : undefined;
    if (!['space', 'newline'].includes(type)) found.push({ type, source, offset, above });
    if (kind === 'block-scalar-header') isBlock = true;
    else if (isText) isBlock = false;
    if (type === 'scalar') plain = { offset, end: offset + source.length };
    offset += source.length;
  }
  return found;
}

function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function indent(text: string, offset: number): number {
  const line = text.slice(startOfLine(text, offset));
  return line.length - line.trimStart().length;
}
