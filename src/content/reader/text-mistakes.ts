/** A mistake in a file's text. */
export interface Mistake {
  /** Its position in the file's text, from 0. */
  offset: number;
  expected: string;
}

const MISTAKES: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [
    /^(?:<{7}|>{7})(?: .*)?$/gm,
    'two versions of the file were put together here; keep the right lines, remove the others and those of <<<<<<<, ======= and >>>>>>>',
  ],
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
    /(?!^)\uFEFF|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u2028\u2029\u2060]+/g,
    'a character that cannot be seen stands here; type the line anew',
  ],
  [
    /\uFFFD|â€|[ÂÃ][\u0080-\u00BF]|=(?:E2=80|C[23]=[89AB])/g,
    'letters were lost or changed here when the text was copied; type these words anew',
  ],
];

/** Finds merge markers, invisible characters and garbled letters. */
export function textMistakes(text: string): Mistake[] {
  return MISTAKES.flatMap(([pattern, expected]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ offset: index, expected })),
  );
}

/** The line, from 1, of a position in a text, from 0. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
