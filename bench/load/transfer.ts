import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came over the line. */
export interface Transfer {
  /** Bytes of all of it, and of its status line and headers alone. */
  bytes: number;
  head: number;
  /** Its body, expanded. */
  text: string;
  /** Whether a browser that has it asks for it again. */
  isAskedAgain: boolean;
}

/** Fetches an address on a connection of its own, compressed as browsers want it. */
export async function transfer(url: string): Promise<Transfer> {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const [answer] = await once(request(url, { agent, headers }).end(), 'response');
  const { socket, rawHeaders, httpVersion, statusCode, statusMessage } = answer;
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const bytes = socket.bytesRead;
  agent.destroy();
  const body = Buffer.concat(chunks);
  const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  return {
    bytes,
    head: Buffer.byteLength([...lines, '', ''].join('\r\n')),
    text: expanded(body, answer.headers['content-encoding']).toString(),
    isAskedAgain: !/max-age=[1-9]/.test(answer.headers['cache-control'] ?? ''),
  };
}

function expanded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
