/** Control, format and bidirectional characters: they could rewrite the reader's terminal. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text from elsewhere as one line that can do nothing to a terminal: signs that act or do not show are written out, `\u{202e}`. */
export function plain(text: string): string {
  const written = (sign: string) =>
    /\s/.test(sign) ? ' ' : `\\u{${sign.codePointAt(0)?.toString(16)}}`;
  return text.replace(unprintable, written).trim();
}

/** A text of several lines likewise, which stay lines. */
export function plainLines(text: string): string {
  return text.split('\n').map(plain).join('\n');
}

/** A text as one line with a space for each such sign, where it is passed on and not printed. */
export function blanked(text: string): string {
  return text.replace(unprintable, ' ').trim();
}
