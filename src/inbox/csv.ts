import { escapeCharacter } from '../base/terminal/plain.ts';

/** Excel takes a file for UTF-8 that begins with it. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Texts that a spreadsheet may run as a formula, also after blanks and quotes, or that begin with the escape mark. */
const FORMULA = /^(?:'|[\s\p{Cf}'"]*[\t\r\n=+\-@＝＋－＠])/u;
/** Control, format and bidirectional characters but for tabs, line ends and what joins letters and emoji. */
const UNSAFE = /[^\P{Cc}\n\t]|[^\P{Cf}\u200C\u200D]|[\u2028\u2029]/gu;

/**
 * Rows as a file for spreadsheets (RFC 4180, CRLF, UTF-8 with a byte order mark), in which no text
 * is a formula.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const marked = FORMULA.test(text) ? `'${text}` : text;
  const visible = marked.replace(/\\(?=u\{)/g, escapeCharacter).replace(UNSAFE, escapeCharacter);
  return `"${visible.replaceAll('"', '""')}"`;
}
