/** Characters of the file that a page waits for: what nearly every text is written with. */
export const CORE =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  ' !"#$%&\'()+,-./:;?@’‘“”–—…•©·|ñú\u00a0';

/**
 * Characters of the second file of each typeface, which only a page that holds one of them asks for: the rest of
 * printable ASCII, and what the words of posts and messages may bring before the next build. Others are set in the
 * system's font until then.
 */
export const FURTHER = '*<=>[\\]^_`{}~™€éáíóüçöÉÁÍÓÚÑÜÖ×→✓½¼¾§°★';

const LAST = 0x10ffff;

/** Every code point but those of `CORE`, as a CSS `unicode-range`. */
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
