const MARK = /^\[picture (?:.* )?(\S+) ([\da-f]{16})\]$/gm;
/** Of a picture's hash, the hexadecimal digits in its mark. */
const DIGITS = 16;

/** A picture's line: its words, its file's name without fingerprint, its hash. */
export function markOf(address: string, hash: string | undefined, alt: string): string {
  const name = address.replace(/^.*\//, '').replace(/\.[\da-f]{8}(?=\.\w+$)/, '');
  const words = alt === '' ? [] : [`“${alt.replace(/\s+/g, ' ')}”`];
  return `[picture ${[...words, hash ? name : address, hash?.slice(0, DIGITS) ?? 'not kept'].join(' ')}]`;
}

/** A picture that a page's text marks: its file's name, and the beginning of its hash. */
export interface Mark {
  name: string;
  hash: string;
}

/** The pictures of a page's text. */
export function pictureMarks(text: string): Mark[] {
  return [...text.matchAll(MARK)].map(([, name = '', hash = '']) => ({ name, hash }));
}
