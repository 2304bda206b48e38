/** Control, format and bidirectional characters: they could rewrite the reader's terminal. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text from elsewhere as one line that can do nothing to a terminal: signs that act or do not show are written out, `\u{202e}`. */
export function plain(text: string): string {
  return text.replace(unprintable, written).trim();
}

/** The same of each of several lines, which keep their indents. */
export function plainLines(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(unprintable, written));
  return lines.join('\n');
}

function written(sign: string): string {
  return /\s/.test(sign) ? ' ' : byItsNumber(sign);
}

/** Signs that do not show are few, and a text may have thousands of them. */
const known = new Map<string, string>();

/** A sign by its number, such as `\u{202e}`. */
export function byItsNumber(sign: string): string {
  const found = known.get(sign) ?? `\\u{${sign.codePointAt(0)?.toString(16)}}`;
  known.set(sign, found);
  return found;
}

/** The same with a space for each such sign, for a text that is passed on. */
export function blanked(text: string): string {
  return text.replace(unprintable, ' ').trim();
}
