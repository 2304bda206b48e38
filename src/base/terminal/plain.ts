/** Control, format and bidirectional characters, which could manipulate a terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes text safe for a terminal, on one line: escapes unprintable characters, such as `\u{202e}`.
 */
export function plain(text: string): string {
  return text.replace(UNPRINTABLE, escapeOrSpace).trim();
}

/** Like `plain` for several lines; keeps indentation. */
export function plainLines(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(UNPRINTABLE, escapeOrSpace));
  return lines.join('\n');
}

function escapeOrSpace(character: string): string {
  return /\s/.test(character) ? ' ' : escapeCharacter(character);
}

/** Escapes a character, such as `\u{202e}`. */
export function escapeCharacter(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
