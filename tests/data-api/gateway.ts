import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';

const PREFIX = '/rest/v1';

/**
 * Serves PostgREST like Supabase's gateway: below /rest/v1, to requests with a known `apikey`,
 * which also serves as the token if there is no other.
 *
 * @param socket where PostgREST listens
 * @param keys the keys that it knows
 */
export async function startGateway(socket: string, keys: readonly unknown[]) {
  const server = createServer((incoming, answer) => {
    const { url = '', method, headers } = incoming;
    const refuse = (status: number, message: string) =>
      answer
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message }));
    if (!url.startsWith(`${PREFIX}/`)) return refuse(404, 'no Route matched with those values');
    const key = headers['apikey'];
    if (key === undefined) return refuse(401, 'No API key found in request');
    if (!keys.includes(key)) return refuse(401, 'Invalid API key');
    const { authorization = `Bearer ${key}` } = headers;
    const onward = request({
      socketPath: socket,
      method,
      path: url.slice(PREFIX.length),
      headers: { ...headers, authorization },
    });
    onward.on('response', (response) => {
      // A caller that waits no longer has closed its side.
      if (answer.destroyed) {
        response.destroy();
        return;
      }
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => {});
    });
    onward.on('error', () => (answer.headersSent ? answer.destroy() : refuse(502, 'Bad gateway')));
    pipeline(incoming, onward, () => {});
    return undefined;
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
