import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to a server on this machine, for bytes that no HTTP client sends. */
export interface RawConnection {
  socket: Socket;
  /** Resolves to everything received once the connection is closed. */
  came: Promise<string>;
}

/** Connects to a server and sends it bytes. */
export function sendRaw(url: string | URL, bytes: string): RawConnection {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  // The server resets the connection if bytes arrive after the end.
  socket.on('error', () => {});
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
  });
  socket.write(bytes, 'latin1');
  return { socket, came: new Promise((resolve) => socket.once('close', () => resolve(text))) };
}
