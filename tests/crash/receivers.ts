import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';

/** Where messages are delivered to, on this machine. */
export interface Receiver {
  /** What the server is to be told of it. */
  env: Readonly<Record<string, string>>;
  /** How often each message came, by its number in the store. */
  received: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

const SECRET = 'a secret of sixteen';
const payloadSchema = z.object({ id: z.int() });

function counter(): [Map<number, number>, (id: number) => void] {
  const received = new Map<number, number>();
  return [received, (id) => received.set(id, (received.get(id) ?? 0) + 1)];
}

/** A mail server; it knows a message by its Message-ID. */
export async function mailReceiver(): Promise<Receiver> {
  const [received, count] = counter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _, done) {
      try {
        const [, id] = /^Message-ID: <message-(\d+)-/im.exec(await text(stream)) ?? [];
        count(Number(id));
        done();
      } catch {
        // Whoever sent it was killed in the middle of it.
        done(new Error('the mail broke off'));
      }
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${portOf(listener.address())}`,
      CONTACT_TO: 'office@example.com',
    },
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A receiver of the webhook; it knows a message by its number. */
export async function webhookReceiver(): Promise<Receiver> {
  const [received, count] = counter();
  const server = createServer(async (request, response) => {
    count(payloadSchema.parse(JSON.parse(await text(request))).id);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      CONTACT_WEBHOOK_URL: `http://127.0.0.1:${portOf(server.address())}/`,
      CONTACT_WEBHOOK_SECRET: SECRET,
    },
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('not a network address');
  return address.port;
}
