import { escapeCharacter } from '../base/terminal/plain.ts';

/** Excel reads a file that begins with it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Text that a spreadsheet may run as a formula, even after spaces and quotes, or that begins with the escape mark. */
const FORMULA = /^(?:'|[\s\p{Cf}'"]*[\t\r\n=+\-@＝＋－＠])/u;
/** Control, format and bidirectional characters, except tabs, line feeds and the joiners of letters and emoji. */
const UNSAFE = /[^\P{Cc}\n\t]|[^\P{Cf}\u200C\u200D]|[\u2028\u2029]/gu;

/**
 * Writes rows as a file for spreadsheets (RFC 4180, CRLF, UTF-8 with a byte order mark), in which no
 * text can run as a formula.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const marked = FORMULA.test(text) ? `'${text}` : text;
  const visible = marked.replace(/\\(?=u\{)/g, escapeCharacter).replace(UNSAFE, escapeCharacter);
  return `"${visible.replaceAll('"', '""')}"`;
}
