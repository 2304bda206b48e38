import { z } from 'zod';
import { isReadable } from '../addresses/address-key.ts';
import { isThisMachine } from './this-machine.ts';

const address = z.url().transform((text) => new URL(text));

/** An origin, parsed without a trailing slash. */
export const originSchema = originOf(
  address.refine(({ protocol }) => protocol === 'https:' || protocol === 'http:'),
);

/** An https URL, or an http URL of this machine: nobody can intercept the traffic. */
const privateAddress = address.refine(
  ({ protocol, hostname }) =>
    protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname)),
);

export const projectSchema = originOf(privateAddress);

/** A URL to POST to, without credentials, which `fetch` would reject. */
export const webAddressSchema = privateAddress
  .refine(({ username, password }) => username === '' && password === '')
  .transform(({ href }) => href);

function originOf(urls: z.ZodType<URL, string>) {
  return urls.refine((url) => url.href === `${url.origin}/`).transform((url): string => url.origin);
}

export interface MailServer {
  /** A name or an address, IPv6 without brackets. */
  host: string;
  /** Default: 465 with implicit TLS, 587 otherwise. */
  port: number;
  /** Implicit TLS; otherwise STARTTLS if offered. */
  isSecure: boolean;
  login: { user: string; password: string } | undefined;
}

/** An `smtp://` or `smtps://` URL with user, password, host and port. */
export const smtpSchema = address
  .refine(({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '')
  .refine(({ pathname, search, hash }) => /^\/?$/.test(pathname + search + hash))
  .refine(({ username, password }) => isReadable(`/${username}${password}`))
  .transform(({ protocol, hostname, port, username, password }): MailServer => {
    const isSecure = protocol === 'smtps:';
    const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(port) || (isSecure ? 465 : 587),
      isSecure,
      login: user === '' && secret === '' ? undefined : { user, password: secret },
    };
  });

/** A host with an optional port. */
export const hostSchema = z
  .string()
  .regex(/^[\w.-]+(:\d+)?$/)
  .refine((text) => URL.parse(`https://${text}`)?.host === text);

/** A key that can only read published posts. */
export const anonKeySchema = keyOf('sb_publishable_', 'anon');

/** A key with full access. */
export const serviceKeySchema = keyOf('sb_secret_', 'service_role');

/** A key with this prefix, or a JSON Web Token (RFC 7519) with this role. */
function keyOf(beginning: string, role: string) {
  const named = new RegExp(`^${beginning}[\\w-]+$`);
  const isToken = (text: string) => z.jwt().safeParse(text).success && roleOf(text) === role;
  return z.string().refine((text) => named.test(text) || isToken(text));
}

const claims = z.object({ role: z.string() });

/** The role that a JSON Web Token claims. */
function roleOf(token: string): string | undefined {
  try {
    const said: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    return claims.safeParse(said).data?.role;
  } catch {
    return undefined;
  }
}

/** Proxies whose X-Forwarded-For to trust. */
export const trustSchema = z.union([
  z.enum(['true', 'false']).transform((text) => text === 'true'),
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(
      z.array(
        z
          .union([
            z.enum(['loopback', 'linklocal', 'uniquelocal']),
            z.ipv4(),
            z.ipv6(),
            z.cidrv4(),
            z.cidrv6(),
          ])
          // Fastify rejects a range of all addresses.
          .refine((part) => !part.endsWith('/0')),
      ),
    ),
]);

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Messages per time window; 'off' for no limit. */
export const rateLimitSchema = z.union([
  z.literal('off'),
  z
    .string()
    .regex(/^[1-9]\d{0,5}\/[1-9]\d{0,3}[smh]$/)
    .transform((text) => {
      const [max, time = ''] = text.split('/');
      const windowMs = Number.parseInt(time, 10) * (UNIT_MS[time.slice(-1)] ?? 0);
      return { max: Number(max), windowMs };
    }),
]);
