/** Any other service shows the list of services (specification, section 2); files come first. */
const UNKNOWN_SERVICE = '/services/* /services 200';

/** Characters with a special meaning in a rule. */
const MEANS_MORE = /[\s*]/;

/**
 * Netlify's `_redirects` (docs.netlify.com/manage/routing/redirects): old addresses, before files, since
 * `/about.html` is one that its page is published as; then the rule for unknown services.
 */
export function redirectRules(redirects: readonly { from: string; to: string }[]): string {
  const old = redirects.flatMap(({ from, to }) => spellings(from).map((it) => `${it} ${to} 301!`));
  return `${[...old, UNKNOWN_SERVICE].join('\n')}\n`;
}

/**
 * Spellings of an address: Netlify compares raw addresses, its local tools decoded ones; each also
 * in lower case.
 */
function spellings(from: string): string[] {
  const encoded = encodeURI(from).replaceAll('%25', '%');
  const decoded = decodeURI(from);
  const written = MEANS_MORE.test(decoded) ? [encoded] : [encoded, decoded];
  return [...new Set(written.flatMap((it) => [it, it.toLowerCase()]))];
}
