import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from './editor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call needs no key; all others do, also those to no address. */
    isOpen?: true;
  }
}

const CLOSED = 'This page is closed. Type npm run edit again, and use the address that it opens.';

/** What opens the editor. */
export type Lock = ReturnType<typeof newLock>;

/** A lock with a token for the address that is opened, good once, and a key that nobody has seen. */
export function newLock() {
  const [token, key] = [secret(), secret()];
  let isUsed = false;
  return {
    token,
    /**
     * Trades the token for the key. Wrong ones do not count: nobody guesses 256 bits, and whoever
     * tried could otherwise lock her out.
     *
     * @throws Refused 403 for a wrong or used one
     */
    trade: (offered: string) => {
      if (isUsed || !isSame(offered, token)) throw new Refused(403, CLOSED);
      isUsed = true;
      return key;
    },
    /** Whether a request's `Authorization` carries the key. */
    isOpenedBy: (authorization = '') => isSame(authorization, `Bearer ${key}`),
  };
}

/**
 * Answers her own page alone, which other pages in her browser, other programs and a host name that
 * was bound to this machine are not.
 *
 * @param origin of the editor
 * @param site origin of the development site, whose pictures, fonts and styles the page shows
 */
export function guard(app: FastifyInstance, lock: Lock, origin: string, site: string): void {
  const headers = headersFor(site);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const isOpen =
      request.routeOptions.config.isOpen || lock.isOpenedBy(request.headers.authorization);
    if (!isOpen || !isFromHere(request, origin)) throw new Refused(403, CLOSED);
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
    // The page beside stands in a frame without scripts that inherits this policy.
    `style-src 'self' 'unsafe-inline' ${site}`,
    `img-src 'self' data: blob: ${site}`,
    `font-src 'self' data: ${site}`,
    "connect-src 'self'",
    `base-uri ${site}`,
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

function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Takes as long whatever is offered. */
function isSame(offered: string, expected: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(offered), digest(expected));
}
