import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';

const CLOSED =
  'This page has no key to the editor. Open the address that the terminal shows after npm run edit.';

/** Addresses that hold no secret and need no key. */
const OPEN: readonly (string | undefined)[] = ['/', '/edit.css', '/edit.js'];

/**
 * Rejects requests that do not come from the editor's own page: other sites, other programs, DNS
 * rebinding.
 *
 * @param key that each API request carries; the address printed in the terminal contains it
 * @param origin of the editor
 * @param site origin of the development site, which the page shows in a frame
 */
export function guard(app: FastifyInstance, key: string, origin: string, site: string): void {
  const headers = headersFor(site);
  // Hashes make the comparison take equal time for every guess.
  const expected = hash('sha256', `Bearer ${key}`);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const { authorization = '' } = request.headers;
    const isOpen =
      OPEN.includes(request.routeOptions.url) || hash('sha256', authorization) === expected;
    if (!isOpen || !isFromHere(request, origin)) throw new ApiError(403, CLOSED);
  });
}

function isFromHere({ headers }: FastifyRequest, origin: string): boolean {
  const { host, origin: from = origin, 'sec-fetch-site': site = 'none' } = headers;
  return (
    `http://${host}` === origin && from === origin && /^(?:none|same-origin)$/.test(String(site))
  );
}

function headersFor(site: string) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `frame-src ${site}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  };
}
