import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A local receiver of deliveries. */
export interface Receiver {
  /** The server's settings for it. */
  env: Readonly<Record<string, string>>;
  /** How often each message was received, by its key. */
  received: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const SECRET = 'a secret of sixteen';

function counter(): [Map<string, number>, (key: string) => void] {
  const received = new Map<string, number>();
  return [received, (key) => received.set(key, (received.get(key) ?? 0) + 1)];
}

/** A mail server; identifies messages by Message-ID. */
export async function mailReceiver(): Promise<Receiver> {
  const [received, count] = counter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _, done) {
      try {
        const [, key] = /^Message-ID: <(\w+)@/im.exec(await text(stream)) ?? [];
        count(String(key));
        done();
      } catch {
        // The sender was killed during the transfer.
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

/** A webhook receiver; identifies messages by Idempotency-Key. */
export async function webhookReceiver(): Promise<Receiver> {
  const [received, count] = counter();
  const server = createServer(async (request, response) => {
    await text(request);
    count(String(request.headers['idempotency-key']));
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
