import type { IncomingMessage } from 'node:http';

/** A name or an address, with or without a port (RFC 9110, section 7.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Whether a request names one host at most, in the form of a host. */
export function hasOneHost({
  headers: { host },
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name));
  return names.length <= 1 && (host === undefined || HOST.test(host));
}
