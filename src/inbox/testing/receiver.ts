import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { portOf } from '../../../tests/port-of.ts';

/** A receiver's response to a request that it has read. */
export type Answer = (reply: ServerResponse) => void;

/** Acknowledges a request. */
export const taken: Answer = (reply) => reply.writeHead(204).end();

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

/** A real webhook receiver on 127.0.0.1 until the test ends. */
export interface Receiver {
  url: string;
  /** The completely received requests. */
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
