/** Any other service shows the list of services (specification, section 2); files come first. */
const UNKNOWN_SERVICE = '/services/* /services 200';

/** What ends an address in a rule, or stands for any signs there. */
const MEANS_MORE = /[\s*]/;

/**
 * Netlify's `_redirects` (docs.netlify.com/manage/routing/redirects): old addresses, before files, since
 * `/about.html` is one that its page is published as; then the rule for unknown services.
 */
export function redirectRules(redirects: readonly { from: string; to: string }[]): string {
  const old = redirects.flatMap(({ from, to }) => spellings(from).map((it) => `${it} ${to} 301!`));
  return `${[...old, UNKNOWN_SERVICE].join('\n')}\n`;
}

/** Netlify compares addresses as they are, its own tools do so once they are decoded: an address in each way, and in small letters. */
function spellings(from: string): string[] {
  const encoded = encodeURI(from).replaceAll('%25', '%');
  const decoded = decodeURI(from);
  const written = MEANS_MORE.test(decoded) ? [encoded] : [encoded, decoded];
  return [...new Set(written.flatMap((it) => [it, it.toLowerCase()]))];
}
