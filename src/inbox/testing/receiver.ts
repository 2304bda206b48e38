import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { portOf } from '../../../tests/port-of.ts';

/** A receiver's answer to a request it has read. */
export type Answer = (reply: ServerResponse) => void;

/** Acknowledges. */
export const taken: Answer = (reply) => reply.writeHead(204).end();

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

/** A real receiver of webhooks on 127.0.0.1 until the test ends. */
export interface Receiver {
  url: string;
  /** The requests that came whole. */
  received: Received[];
  become(answer: Answer): void;
}

export async function webhookServerForTest(first: Answer = taken): Promise<Receiver> {
  const received: Received[] = [];
  let answer = first;
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      received.push(Object.assign(request, { body }));
      answer(reply);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    received,
    become(next) {
      answer = next;
    },
  };
}
