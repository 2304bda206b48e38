import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';

const PREFIX = '/rest/v1';

/**
 * Stands before PostgREST as Supabase's gateway does: serves it below /rest/v1 on an origin of its
 * own, asks for a known key in `apikey`, and takes that key where a request has no other token.
 *
 * @param socket where PostgREST listens
 * @param tokens each known key with the token it stands for
 */
export async function startGateway(socket: string, tokens: ReadonlyMap<string, string>) {
  const server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    const refuse = (status: number, message: string) =>
      answer
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message }));
    if (!url.startsWith(`${PREFIX}/`)) return refuse(404, 'no Route matched with those values');
    const key = headers['apikey'];
    if (key === undefined) return refuse(401, 'No API key found in request');
    const token = typeof key === 'string' ? tokens.get(key) : undefined;
    if (token === undefined) return refuse(401, 'Invalid API key');
    const { authorization = `Bearer ${key}` } = headers;
    const onward = request({
      socketPath: socket,
      method,
      path: url.slice(PREFIX.length),
      headers: {
        ...headers,
        authorization: authorization === `Bearer ${key}` ? `Bearer ${token}` : authorization,
      },
    });
    onward.on('response', (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers);
      pipeline(said, answer, () => {});
    });
    onward.on('error', () => (answer.headersSent ? answer.destroy() : refuse(502, 'Bad gateway')));
    pipeline(asked, onward, () => {});
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
