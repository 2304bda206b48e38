import { escapeCharacter } from '../base/terminal/plain.ts';

/** Excel takes a file for UTF-8 that begins with it. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet may take for a formula, also after blanks and quotes; and texts that begin with the mark itself. */
const FORMULA = /^(?:'|[\s\p{Cf}'"]*[\t\r\n=+\-@＝＋－＠])/u;
/** Control, format and bidirectional characters but for tabs, line ends and what joins letters and emoji. */
const UNSAFE = /[^\P{Cc}\n\t]|[^\P{Cf}\u200C\u200D]|[\u2028\u2029]/gu;

/**
 * Rows as a file for spreadsheets (RFC 4180, CRLF, UTF-8 with a byte order mark), in which no text
 * is a formula. Each text can be had back: see `textOf`.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const marked = FORMULA.test(text) ? `'${text}` : text;
  const visible = marked.replace(/\\(?=u\{)/g, escapeCharacter).replace(UNSAFE, escapeCharacter);
  return `"${visible.replaceAll('"', '""')}"`;
}

/** The text that a cell of such a file stands for: without one apostrophe at its front, each `\u{…}` as the character with that number. */
export function textOf(cell: string): string {
  return cell
    .replace(/^'/, '')
    .replace(/\\u\{((?:10|[0-9a-f])?[0-9a-f]{1,4})\}/gi, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
}
