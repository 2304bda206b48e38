import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What Node's `clientError` brings: what its parser could not read, or waited for too long. */
type ClientError = Error & { code?: string };

/** By the code of the error; everything else is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Ends a connection that brings no request: with a status and no more, or without a word where
 * nothing ever came, or where it would end up within an answer.
 *
 * @param everywhere headers of every response
 * @param isWithinAnswer whether some of an answer was sent, and more is to come
 */
export function unreadableEnder(
  everywhere: Readonly<Record<string, string>>,
  isWithinAnswer: (socket: Socket) => boolean,
): (error: ClientError, socket: Socket) => void {
  const headers = Object.entries({ ...everywhere, 'content-length': '0', connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return (error, socket) => {
    const status = STATUSES[error.code ?? ''] ?? 400;
    if (socket.writable && socket.bytesRead > 0 && !isWithinAnswer(socket)) {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n`);
    }
    socket.destroy(error);
  };
}
