import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';

const PREFIX = '/rest/v1';

/**
 * Serves PostgREST as Supabase's gateway does: below /rest/v1, to requests with a known `apikey`, which
 * is also the token if there is no other.
 *
 * @param socket where PostgREST listens
 * @param keys the known keys
 */
export async function startGateway(socket: string, keys: readonly unknown[]) {
  const server = createServer((incoming, answer) => {
    const { url = '', method, headers } = incoming;
    const key = headers['apikey'];
    if (!url.startsWith(`${PREFIX}/`) || !keys.includes(key)) return answer.writeHead(401).end();
    const { authorization = `Bearer ${key}` } = headers;
    const path = url.slice(PREFIX.length);
    const onward = request({
      socketPath: socket,
      method,
      path,
      headers: { ...headers, authorization },
    });
    onward.on('response', (response) => {
      // A caller that gave up has closed its side.
      if (answer.destroyed) {
        response.destroy();
        return;
      }
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => {});
    });
    onward.on('error', () => answer.destroy());
    return pipeline(incoming, onward, () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('expected an address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
