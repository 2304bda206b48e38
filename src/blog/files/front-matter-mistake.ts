import { lineAt } from '../../content/reader/text-mistakes.ts';

/** A line that is no key, no comment and no part of a value, after an empty one. */
const PROSE = /\n[ \t\r]*\n(?![\w-]+:(?:\s|$)|#\s|-\s)\S/;

/**
 * A mistake in the two lines of --- around a front matter, with its place; undefined if none.
 *
 * @param text of the whole file
 * @param parts what `frontMatter` finds in it
 * @param keys that a front matter may have
 */
export function frontMatterMistake(
  text: string,
  parts: { front: string; body: string } | undefined,
  keys: readonly string[],
): { line: number; expected: string } | undefined {
  if (!/^\uFEFF?---[ \t]*\r?\n/.test(text)) {
    const expected = 'expected it at the top of the file, between two lines of ---';
    return { line: 1, expected };
  }
  const prose = PROSE.exec(parts?.front ?? text);
  if (!parts || prose) {
    const expected = 'expected a second line of --- between the "key: value" lines and the text';
    const line = prose ? lineAt(text, prose.index + prose[0].length) + (parts ? 1 : 0) : 1;
    return { line, expected };
  }
  const [, key] = /^\s*([a-z_]+):/.exec(parts.body) ?? [];
  if (key === undefined || !keys.includes(key)) return undefined;
  const start = text.length - parts.body.trimStart().length;
  return {
    line: lineAt(text, start),
    expected: `${key} stands below the second line of ---; move it above`,
  };
}
