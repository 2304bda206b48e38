import { BlockList, isIPv6 } from 'node:net';
import { networkOf } from '../inbox/receive/network.ts';

/** Loopback and private networks, from which a proxy brings every visitor's connections. */
const LOCAL = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  LOCAL.addSubnet(address, bits, 'ipv4');
}
LOCAL.addAddress('::1', 'ipv6');
LOCAL.addSubnet('fc00::', 7, 'ipv6');
LOCAL.addSubnet('fe80::', 10, 'ipv6');

/**
 * Limits open connections per network; local and private addresses are unlimited. Returns
 * `admit(address)`, which returns `release()`, or undefined if the network is at its limit.
 *
 * @param max connections per network
 */
export function networkBound(max: number): (address: string) => (() => void) | undefined {
  const open = new Map<string, number>();
  return (address) => {
    if (address === '' || LOCAL.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return () => {};
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count >= max) return undefined;
    open.set(network, count + 1);
    return () => {
      const remaining = (open.get(network) ?? 0) - 1;
      if (remaining > 0) open.set(network, remaining);
      else open.delete(network);
    };
  };
}
