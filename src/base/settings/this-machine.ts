/**
 * Whether a host is a loopback name or address, or all addresses of this machine. A site there is
 * never a draft or archived, and nobody can intercept its traffic.
 *
 * @param host as in a URL, IPv6 with or without brackets
 */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[?::1?\]?)$/.test(host);
}
