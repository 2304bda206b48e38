/** Stands for the site's own origin; no real address ends in `.invalid` (RFC 2606). */
const HERE = 'https://here.invalid';

/** Whether the address has no scheme and leads nowhere but to the site it stands on. */
function isOnSite(address: string): boolean {
  return (
    !/^[\s\p{Cc}]*[a-z][a-z0-9+.-]*:/iu.test(address) && URL.parse(address, HERE)?.origin === HERE
  );
}

/** Where a link leads: `site`, `web` (another site), `contact` (mailto, tel), or `refused`. */
export function linkKind(href: string): 'site' | 'web' | 'contact' | 'refused' {
  if (/^https?:\/\/[^/\\]/i.test(href) && URL.canParse(href)) return 'web';
  if (/^(mailto|tel):[^\s]/i.test(href)) return 'contact';
  return isOnSite(href) ? 'site' : 'refused';
}

/**
 * Whether an image may come from this address: a path from the site's root, or an https address
 * of the one host that the firm named, for pages ask no other site for anything.
 */
export function isImageAddress(src: string, imageHost?: string): boolean {
  if (src.startsWith('/') && isOnSite(src)) return true;
  if (imageHost === undefined || !/^https:\/\/[^/\\]/i.test(src)) return false;
  const url = URL.parse(src);
  return url?.host === imageHost && url.username === '' && url.password === '';
}
