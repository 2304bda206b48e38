import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server of this program on a port of its own. */
export interface Served {
  url: string;
  close(): Promise<void>;
}

/** What a server sends for one path. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Serves what `answerTo` gives for a path, made once and kept, on a free port of this machine. */
export async function serve(answerTo: (path: string) => Promise<Answer>): Promise<Served> {
  const made = new Map<string, Promise<Answer>>();
  const kept = (path: string) => {
    const answer = made.get(path) ?? answerTo(path);
    made.set(path, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    kept(request.url ?? '/').then(
      ({ status, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
      },
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
