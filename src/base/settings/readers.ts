import { isIP } from 'node:net';
import { z } from 'zod';
import { type MailServer, mailServer } from './mail-server.ts';
import { isThisMachine } from './this-machine.ts';

/**
 * Parses a variable's value. Invalid ones add an issue without a message: the setting has its own.
 */
type Reader<Value> = (value: string, context: z.RefinementCtx<string>) => Value;

/** Makes a setting optional: empty becomes undefined. */
export function optional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value, context) => (value === '' ? undefined : read(value, context));
}

/** A deploy target other than a server. */
export function toDeployTarget(value: string, context: z.RefinementCtx<string>): 'netlify' {
  return value === 'netlify' ? value : refuse(context);
}

/** A mail server. */
export function toSmtp(value: string, context: z.RefinementCtx<string>): MailServer {
  return mailServer(value) ?? refuse(context);
}

/** A URL to POST to: https, or http to this machine. */
export function toWebAddress(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.parse(value);
  // fetch rejects URLs with credentials.
  const isPlain = url?.username === '' && url.password === '';
  return url && isPrivate(url) && isPlain ? url.href : refuse(context);
}

/** An e-mail address. */
export function toAddress(value: string, context: z.RefinementCtx<string>): string {
  return z.email().safeParse(value).success ? value : refuse(context);
}

/** A signing secret of at least 16 characters. */
export function toSecret(value: string, context: z.RefinementCtx<string>): string {
  return value.length >= 16 ? value : refuse(context);
}

/** Origin of a Supabase project: https, or http to this machine. */
export function toProjectUrl(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.parse(value);
  return url && isPrivate(url) && url.href === `${url.origin}/` ? url.origin : refuse(context);
}

/** Whether traffic to this URL cannot be intercepted. */
function isPrivate({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/** A key that can only read published posts. */
export function toAnonKey(value: string, context: z.RefinementCtx<string>): string {
  const isAnonymous = /^sb_publishable_[\w-]+$/.test(value) || roleOf(value) === 'anon';
  return isAnonymous ? value : refuse(context);
}

/** A key with full access. */
export function toServiceKey(value: string, context: z.RefinementCtx<string>): string {
  const isService = /^sb_secret_[\w-]+$/.test(value) || roleOf(value) === 'service_role';
  return isService ? value : refuse(context);
}

const claims = z.object({ role: z.string() });

/** Role claim of a JSON Web Token (RFC 7519); undefined if invalid. */
function roleOf(token: string): string | undefined {
  const [, payload = '', signature = ''] = /^[\w-]+\.([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (!signature) return undefined;
  try {
    const said: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return claims.safeParse(said).data?.role;
  } catch {
    return undefined;
  }
}

/** A host with an optional port. */
export function toHost(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.parse(`https://${value}`);
  return url && url.host === value && /^[\w.-]+(:\d+)?$/.test(value) ? value : refuse(context);
}

/** An origin without a trailing slash. */
export function toOrigin(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.parse(value);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isWeb && url.href === `${url.origin}/`) return url.origin;
  return refuse(context);
}

/** Proxies whose X-Forwarded-For to trust. */
export function toTrust(
  value: string,
  context: z.RefinementCtx<string>,
): boolean | number | string[] {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const proxies = value.split(',').map((part) => part.trim());
  return proxies.every(isProxy) ? proxies : refuse(context);
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = text, prefix = '1'] = /^(.+)\/([1-9]\d{0,2})$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(prefix) <= (family === 4 ? 32 : 128);
}

const unitMs = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Messages per time window; 'off' for no limit. */
export function toRateLimit(value: string, context: z.RefinementCtx<string>) {
  if (value === 'off') return 'off';
  const [, max, count, unit] = /^([1-9]\d{0,5})\/([1-9]\d{0,3})([smh])$/.exec(value) ?? [];
  if (unit !== 's' && unit !== 'm' && unit !== 'h') return refuse(context);
  return { max: Number(max), windowMs: Number(count) * unitMs[unit] };
}

function refuse(context: z.RefinementCtx<string>): never {
  context.addIssue({ code: 'custom' });
  return z.NEVER;
}
