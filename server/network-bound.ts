import { BlockList, isIPv6 } from 'node:net';
import { networkOf } from '../inbox/receive/network.ts';

/** Addresses of this machine and of private networks, where a proxy brings everybody's connections. */
const NEAR = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NEAR.addSubnet(address, bits, 'ipv4');
}
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

/**
 * Counts connections of each public network. Returns `admit(address)`, which returns `release()`, or
 * undefined where the network is at its limit.
 *
 * @param most connections of one network
 */
export function networkBound(most: number): (address: string) => (() => void) | undefined {
  const open = new Map<string, number>();
  return (address) => {
    if (address === '' || NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return () => {};
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count >= most) return undefined;
    open.set(network, count + 1);
    return () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    };
  };
}
