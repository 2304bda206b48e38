import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { portOf } from '../../../tests/port-of.ts';

/** A self-signed certificate for localhost and 127.0.0.1, with its key. */
const CERTIFICATE = readFileSync(join(import.meta.dirname, 'localhost.pem'), 'utf8');

/** Trusts that certificate until the test ends. */
export function trustTheCertificate(): void {
  const before = getCACertificates();
  setDefaultCACertificates([...before, CERTIFICATE]);
  onTestFinished(() => setDefaultCACertificates(before));
}

export type MailFault = 'hangs' | 'knows no password';

/** A real mail server on 127.0.0.1 until the test ends. */
export interface MailServerForTest {
  port: number;
  /** The completely received mails, as sent. */
  mails: string[];
  /** All data received so far outside of TLS. */
  clear(): string;
  /** Sets or ends its fault. */
  become(fault: MailFault | undefined): void;
}

/** Starts a mail server. @param options such as `{ secure: true }`, for TLS from the first byte */
export async function mailServerForTest(
  options: SMTPServerOptions = {},
): Promise<MailServerForTest> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let clear = '';
  let fault: MailFault | undefined;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
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
    onData(stream, _, next) {
      void text(stream).then((mail) => {
        mails.push(mail);
        next();
      }, next);
    },
    ...options,
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('data', (bytes) => {
      clear += bytes.toString('latin1');
    });
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(async () => {
    drop();
    server.close();
    await once(server.server, 'close');
  });
  return {
    port: portOf(server.server),
    mails,
    clear: () => clear,
    become(next) {
      fault = next;
    },
  };
}
