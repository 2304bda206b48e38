import { BlockList, isIPv6, type Socket } from 'node:net';
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
 * Counts the connections of each network from the internet. Returns what takes one in, false where
 * its network has as many already as it may.
 *
 * @param most how many that is
 */
export function networkBound(
  most: number,
): (socket: Pick<Socket, 'remoteAddress' | 'once'>) => boolean {
  const open = new Map<string, number>();
  return (socket) => {
    const { remoteAddress: address = '' } = socket;
    if (address === '' || NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return true;
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count >= most) return false;
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    return true;
  };
}
