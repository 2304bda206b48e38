/**
 * Whether a host is a loopback name or address, or all addresses of this machine: a site for it is no
 * draft and leaves no record, and nobody intercepts what goes to it.
 *
 * @param host as in a URL
 */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[?::1?\]?)$/.test(host);
}
