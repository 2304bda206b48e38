import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { portOf } from '../../../tests/port-of.ts';

/** A certificate for localhost and 127.0.0.1 that nobody has signed, with its key. */
const CERTIFICATE = readFileSync(join(import.meta.dirname, 'localhost.pem'), 'utf8');

/** Makes that certificate a good one until the test ends. */
export function trustTheCertificate(): void {
  const before = getCACertificates();
  setDefaultCACertificates([...before, CERTIFICATE]);
  onTestFinished(() => setDefaultCACertificates(before));
}

/** Faults of a mail server. */
export type MailFault =
  | 'refuses connections'
  | 'hangs'
  | 'greylists'
  | 'drops the mail half-way'
  | 'answers nothing to the mail'
  | 'knows no password';

/** A real mail server on 127.0.0.1 until the test ends. */
export interface MailServerForTest {
  port: number;
  /** The mails that came whole, as sent. */
  mails: string[];
  /** Data sent before TLS begins, if it does. */
  clear(): string;
  /** The connections that are open. */
  open(): number;
  /** Changes what is wrong with it. */
  become(fault: MailFault | undefined): Promise<void>;
}

/** @param options such as `{ secure: true }`, for TLS from the first byte */
export async function mailServerForTest(
  options: SMTPServerOptions = {},
): Promise<MailServerForTest> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let clear = '';
  let fault: MailFault | undefined;
  let port = 0;
  let server = await listen();
  onTestFinished(() => shut());

  async function listen(): Promise<SMTPServer> {
    const listening = new SMTPServer({
      key: CERTIFICATE,
      cert: CERTIFICATE,
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      onConnect(_, next) {
        if (fault !== 'hangs') next();
      },
      onAuth({ username, password }, _, next) {
        if (fault !== 'knows no password' && password === 'right') next(null, { user: username });
        else next(Object.assign(new Error(`no ${username}`), { responseCode: 535 }));
      },
      onRcptTo({ address }, _, next) {
        if (fault !== 'greylists') next();
        else next(Object.assign(new Error(`not yet, ${address}`), { responseCode: 451 }));
      },
      onData(stream, _, next) {
        if (fault === 'drops the mail half-way') {
          stream.once('data', () => {
            for (const socket of sockets) socket.destroy();
          });
        }
        void text(stream)
          .then((mail) => {
            mails.push(mail);
            if (fault !== 'answers nothing to the mail') next();
          })
          .catch(next);
      },
      ...options,
    });
    listening.on('error', () => {});
    listening.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('data', (bytes) => {
        clear += bytes.toString('latin1');
      });
      socket.on('close', () => sockets.delete(socket));
    });
    listening.listen(port, '127.0.0.1');
    await once(listening.server, 'listening');
    port = portOf(listening.server);
    return listening;
  }

  async function shut(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    if (!server.server.listening) return;
    server.close();
    await once(server.server, 'close');
  }

  return {
    port,
    mails,
    clear: () => clear,
    open: () => sockets.size,
    async become(next) {
      const wasDown = fault === 'refuses connections';
      fault = next;
      if (next === 'refuses connections') await shut();
      else if (wasDown) server = await listen();
    },
  };
}
