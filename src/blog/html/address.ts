/** Placeholder for the site's origin; `.invalid` is reserved (RFC 2606). */
const HERE = 'https://here.invalid';

/** Whether an address is relative and stays on this site. */
function isOnSite(address: string): boolean {
  return (
    !/^[\s\p{Cc}]*[a-z][a-z0-9+.-]*:/iu.test(address) && URL.parse(address, HERE)?.origin === HERE
  );
}

/** The type of a link: `site`, `web` (another site), `contact` (mailto, tel), or `refused`. */
export function linkKind(href: string): 'site' | 'web' | 'contact' | 'refused' {
  if (/^https?:\/\/[^/\\]/i.test(href) && URL.canParse(href)) return 'web';
  if (/^(mailto|tel):[^\s]/i.test(href)) return 'contact';
  return isOnSite(href) ? 'site' : 'refused';
}

/**
 * Whether an image address is allowed: root-relative, or https on `imageHost`. Pages load nothing
 * from other sites.
 */
export function isImageAddress(src: string, imageHost?: string): boolean {
  if (src.startsWith('/') && isOnSite(src)) return true;
  if (imageHost === undefined || !/^https:\/\/[^/\\]/i.test(src)) return false;
  const url = URL.parse(src);
  return url?.host === imageHost && url.username === '' && url.password === '';
}
