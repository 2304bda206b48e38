import { diff } from 'node:util';

/** What differs between two records. */
export interface Changes {
  added: string[];
  removed: string[];
  /** Lines such as `- old sentence` and `+ new sentence`, with every page on which they changed so. */
  changed: { lines: string; paths: string[] }[];
}

/** As `diff` has them: only in the first, only in the second. */
const SIGNS = new Map([
  [1, '- '],
  [-1, '+ '],
]);

/** A sentence's end before another. */
const END = /(?<=[.!?][’”'")]*) (?=[“‘'"(]?[\p{Lu}\p{N}])/u;

/**
 * Compares two records sentence by sentence; what changed alike on several pages is there once.
 *
 * @param before the hash of each page of the older one, by path
 * @param after those of the newer one
 * @param textOf the text of a hash
 */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  textOf: (hash: string) => string,
): Changes {
  const paths = new Map<string, string[]>();
  for (const [path, hash] of after) {
    const old = before.get(path);
    if (old === undefined || old === hash) continue;
    const lines = diff(sentences(textOf(old)), sentences(textOf(hash))).flatMap(([sign, text]) => {
      const mark = SIGNS.get(sign);
      return mark ? [`${mark}${text}`] : [];
    });
    const same = lines.join('\n');
    paths.set(same, [...(paths.get(same) ?? []), path]);
  }
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    removed: [...before.keys()].filter((path) => !after.has(path)),
    changed: [...paths].map(([lines, on]) => ({ lines, paths: on })),
  };
}

function sentences(text: string): string[] {
  return text.split('\n').flatMap((line) => line.split(END));
}
