/**
 * Whether a host is plainly this machine, so that what is sent there crosses no wire.
 *
 * @param host a name or an address, as a URL has it
 */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
}
