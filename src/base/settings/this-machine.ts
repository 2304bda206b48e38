/**
 * Whether a host is a loopback name or address.
 *
 * @param host as in a URL
 */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
}
