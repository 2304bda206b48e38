/** A text without its accents and in lower case, so that a search for 'jose' finds 'José'. */
export function folded(text: string): string {
  // Without marks first: to put many of one letter in order takes time that grows with their square.
  const plain = text.replace(/\p{M}/gu, '').normalize('NFKD');
  return plain.replace(/\p{M}/gu, '').toLowerCase();
}
