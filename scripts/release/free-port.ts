import { once } from 'node:events';
import { createServer } from 'node:net';
import { hasCode } from '../../src/base/errors/has-code.ts';

/** A free port of this machine: any, or the first one from `from` on. */
export async function freePort(from = 0): Promise<number> {
  const server = createServer().listen(from, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (from > 0 && hasCode(error, 'EADDRINUSE')) return freePort(from + 1);
    throw error;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
