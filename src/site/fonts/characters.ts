/** Characters of the first file of each typeface, which a page waits for: nearly every text needs only these. */
export const CORE =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  ' !"#$%&\'()+,-./:;?@’‘“”–—…•©·|ñú\u00a0';

/**
 * Characters of the second file of each typeface, which only pages with one of them request: the rest of printable
 * ASCII, and characters that posts and messages may contain before the next build. Others have the system's font
 * until then.
 */
export const FURTHER = '*<=>[\\]^_`{}~™€éáíóüçöÉÁÍÓÚÑÜÖ×→✓½¼¾§°★';

const LAST = 0x10ffff;

/** Every code point except those of `CORE`, as a CSS `unicode-range`. */
export function rangesOutsideCore(): [string, ...string[]] {
  const core = [...CORE]
    .flatMap((character) => character.codePointAt(0) ?? [])
    .sort((a, b) => a - b);
  const hex = (point: number) => point.toString(16);
  const gaps = [...core, LAST + 1].flatMap((point, index) => {
    const from = (core[index - 1] ?? 0x20) + 1;
    if (from >= point) return [];
    return from === point - 1 ? `U+${hex(from)}` : `U+${hex(from)}-${hex(point - 1)}`;
  });
  const [first = 'U+0', ...others] = gaps;
  return [first, ...others];
}
