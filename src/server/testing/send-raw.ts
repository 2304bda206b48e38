import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to a server of this machine, for bytes that no client sends. */
export interface RawConnection {
  socket: Socket;
  /** All that came on it, once it is closed. */
  came: Promise<string>;
}

/** Connects to a server, and sends it these bytes. */
export function sendRaw(url: string | URL, bytes: string): RawConnection {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  // What is sent after the end is answered with a reset.
  socket.on('error', () => {});
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
  });
  socket.write(bytes, 'latin1');
  return { socket, came: new Promise((resolve) => socket.once('close', () => resolve(text))) };
}
