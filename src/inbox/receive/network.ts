import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
/** An address has no more characters. */
const LONGEST = 45;

/**
 * The network that one visitor has: an IPv4 address, also where it is written as IPv6, or the /64
 * of an IPv6 address, since everybody has all of those. What is no address is its own network, cut
 * to an address's length.
 */
export function networkOf(written: string): string {
  const address = withoutPort(written);
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address.slice(0, LONGEST);
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

/** An address without the port that some proxies write behind it: `192.0.2.7:80`, `[2001:db8::1]:80`. */
function withoutPort(written: string): string {
  const [, v4, v6] = /^(?:(\d+(?:\.\d+){3}):\d+|\[([^\]]*)\](?::\d+)?)$/.exec(written) ?? [];
  return v4 ?? v6 ?? written;
}
