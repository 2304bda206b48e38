import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
/** The maximum characters of an address. */
const MAX_LENGTH = 45;

/**
 * The network of a visitor: an IPv4 address, even if written as IPv6, or the /64 of an IPv6 address,
 * since one customer owns a /64. Any other text is returned as is, cut to the length of an address.
 */
export function networkOf(written: string): string {
  const address = withoutPort(written);
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address.slice(0, MAX_LENGTH);
  const [head = [], tail = []] = address
    .replace(/%.*$/, '')
    .replace(/\d+(?:\.\d+){3}$/, '0:0')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Removes the port that some proxies add to an address: `192.0.2.7:80`, `[2001:db8::1]:80`. */
function withoutPort(written: string): string {
  const [, v4, v6] = /^(?:(\d+(?:\.\d+){3}):\d+|\[([^\]]*)\](?::\d+)?)$/.exec(written) ?? [];
  return v4 ?? v6 ?? written;
}
