import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { compressed } from './compress.ts';
import { isCompressible } from './respond/content-types.ts';
import { acceptedEncodings, type Encoding } from './respond/negotiate.ts';

/** A response body in memory, with its headers: in every encoding that makes it smaller. */
export interface MemoryFile {
  headers: Record<string, string>;
  /** The ETag without quotes and encoding. */
  tag: string;
  /** There is no `identity` if there is `gzip`, to save memory: few clients need it. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** The unzipped body, as long as a response uses it. */
  unzipped?: WeakRef<Buffer>;
}

/** Creates a file from its body, headers and compressed forms. */
export function memoryFile(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  copies: Partial<Record<Encoding, Buffer>> = {},
): MemoryFile {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const bodies: MemoryFile['bodies'] = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const smaller = copies[encoding];
    if (smaller && smaller.length < body.length) bodies[encoding] = unpooled(smaller);
  }
  const vary = Object.keys(bodies).length > 0 && { vary: 'Accept-Encoding' };
  if (!bodies.gzip) bodies.identity = unpooled(body);
  return { headers: { ...headers, ...vary }, tag, bodies };
}

/** Creates a file from a rendered page, compressed quickly. */
export async function renderedFile(body: Buffer, headers: Headers): Promise<MemoryFile> {
  const isText = isCompressible(headers.get('content-type') ?? '');
  return memoryFile(body, Object.fromEntries(headers), isText ? await compressed(body, true) : {});
}

/** Copies bytes out of Node's shared 64 KB pool, which small buffers would keep alive. */
function unpooled(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The parts of a response with a file: its body in the preferred encoding, or 304 if its ETag matches. */
function answerWith(file: MemoryFile, asked: IncomingHttpHeaders, status: number) {
  const { headers, tag, bodies } = file;
  const encoding =
    acceptedEncodings(asked['accept-encoding']).find((each) => each in bodies) ?? 'identity';
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  if (status === 200 && isKnown(asked['if-none-match'], etag)) {
    return { status: 304, headers: { ...headers, etag } };
  }
  const body = bodies[encoding] ?? unzippedBody(file);
  return {
    status,
    headers: {
      ...headers,
      ...(status === 200 && { etag }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': `${body.length}`,
    },
    body,
  };
}

/** The unzipped body of a file: slow clients share one copy, since there may be many. */
function unzippedBody(file: MemoryFile): Buffer {
  const known = file.unzipped?.deref();
  if (known) return known;
  const body = gunzipSync(file.bodies.gzip ?? '');
  file.unzipped = new WeakRef(body);
  return body;
}

/** Whether an If-None-Match header names a tag. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

/** Responds with a file. A status other than 200 has no ETag. */
export function fileResponse(asked: IncomingHttpHeaders, file: MemoryFile, status = 200): Response {
  const { body, ...init } = answerWith(file, asked, status);
  return new Response(body ? new Uint8Array(body) : null, init);
}

/**
 * Answers a request for a file in memory, and returns true. Leaves all other requests to the routes,
 * and returns false: queries, other methods, requests with a body.
 *
 * @param find returns the file at a target such as /about, if in memory
 */
export function respondFromMemory(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  find: (target: string) => MemoryFile | undefined,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['content-length'] ?? headers['transfer-encoding']) return false;
  const file = find(url);
  if (file === undefined) return false;
  const answer = answerWith(file, headers, 200);
  response.writeHead(answer.status, answer.headers);
  response.end(method === 'HEAD' ? undefined : answer.body);
  return true;
}
