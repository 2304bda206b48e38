import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Status by error code; 400 otherwise. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Returns a handler that closes a connection after a malformed request, with a status and no body.
 * It sends nothing if no byte was received, or if a response is being sent.
 *
 * @param baseHeaders headers of every response
 */
export function rejectUnreadable(
  baseHeaders: Readonly<Record<string, string>>,
): (error: Error & { code?: string }, socket: Socket) => void {
  const headers = Object.entries({ ...baseHeaders, 'content-length': '0', connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return (error, socket) => {
    const status = STATUSES[error.code ?? ''] ?? 400;
    // Node's private field: the response being sent.
    const answer = '_httpMessage' in socket ? socket._httpMessage : undefined;
    const hasBegun =
      socket.writableLength > 0 || (answer instanceof ServerResponse && answer.headersSent);
    if (socket.writable && socket.bytesRead > 0 && !hasBegun) {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n`);
    }
    socket.destroy(error);
  };
}
