/** Any other service shows the list of services (specification, section 4); files come first. */
const UNKNOWN_SERVICE = '/services/* /services 200';

/** Netlify's `_redirects` (docs.netlify.com/manage/routing/redirects): old addresses, then the rule for unknown services. */
export function redirectRules(redirects: readonly { from: string; to: string }[]): string {
  const old = redirects.map(({ from, to }) => `${encodeURI(decodeURI(from))} ${to} 301`);
  return `${[...old, UNKNOWN_SERVICE].join('\n')}\n`;
}
