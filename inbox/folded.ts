/** A text without its accents and in lower case, so that a search for 'jose' finds 'José'. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
