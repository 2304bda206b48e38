import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call needs no key; all others do, also those to no address. */
    isOpen?: true;
  }
}

const CLOSED =
  'This page has no key to the editor. Open the address that the terminal shows after npm run edit.';

/** The editor's lock: its key and tokens. */
export type Lock = ReturnType<typeof newLock>;

/**
 * A lock with a key that nobody has seen, and two tokens that are traded for it: that of the address
 * which the terminal alone shows, and one for the browser that is opened, good once, as other users of
 * this computer see what it is started with.
 */
export function newLock() {
  const [token, once, key] = [secret(), secret(), secret()];
  let isUsed = false;
  return {
    token,
    once,
    /**
     * Trades a token for the key. Wrong ones do not count: nobody guesses 256 bits, and who tried
     * could otherwise lock the office out.
     *
     * @throws Refused 403 for a wrong or used one
     */
    trade: (offered: string) => {
      const isFirst = isSame(offered, once) && !isUsed;
      if (!(isFirst || isSame(offered, token))) throw new Refused(403, CLOSED);
      isUsed ||= isFirst;
      return key;
    },
    /** Whether a request's `Authorization` carries the key. */
    isOpenedBy: (authorization = '') => isSame(authorization, `Bearer ${key}`),
  };
}

/**
 * Answers the editor's page alone, which other pages in the browser, other programs and a host name that
 * was bound to this machine are not.
 *
 * @param origin of the editor
 * @param site origin of the development site, which the page shows in a frame
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

function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Takes as long whatever is offered. */
function isSame(offered: string, expected: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(offered), digest(expected));
}
