import { pathOf, queryOf } from '../../../src/content/schemas/redirects.ts';

/** Any other service redirects to the list of services (specification, section 2); files come first. */
const UNKNOWN_SERVICE = '/services/* /services 200';

/** Characters with a special meaning in a rule. */
const MEANS_MORE = /[\s*]/;

/**
 * Netlify's `_redirects` (docs.netlify.com/manage/routing/redirects): old addresses, forced before files,
 * since `/about.html` is the file of a page; then the rule for unknown services.
 */
export function redirectRules(redirects: readonly { from: string; to: string }[]): string {
  // Rules with a query first: a rule for the path matches any query.
  const ordered = redirects.toSorted((a, b) => parameters(b.from) - parameters(a.from));
  const old = ordered.flatMap(({ from, to }) => {
    const query = queryOf(from).split('&').filter(Boolean);
    return spellings(pathOf(from)).map((it) => [it, ...query, to, '301!'].join(' '));
  });
  return `${[...old, UNKNOWN_SERVICE].join('\n')}\n`;
}

function parameters(from: string): number {
  return new URLSearchParams(queryOf(from)).size;
}

/**
 * Spellings of an address: Netlify compares encoded addresses, its local tools decoded ones; each also
 * in lower case.
 */
function spellings(from: string): string[] {
  const encoded = encodeURI(from).replaceAll('%25', '%');
  const decoded = decodeURI(from);
  const written = MEANS_MORE.test(decoded) ? [encoded] : [encoded, decoded];
  return [...new Set(written.flatMap((it) => [it, it.toLowerCase()]))];
}
