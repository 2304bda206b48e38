import { isIP } from 'node:net';
import { z } from 'zod';
import { type MailServer, mailServer } from './mail-server.ts';
import { isThisMachine } from './this-machine.ts';

/** Reads a variable's value; one that cannot be used becomes an issue without words, for the setting says what it expects. */
type Reader<Value> = (value: string, context: z.RefinementCtx<string>) => Value;

/** Reads a setting that may be left out as undefined. */
export function optional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value, context) => (value === '' ? undefined : read(value, context));
}

/** Another home than a server. */
export function toDeployTarget(value: string, context: z.RefinementCtx<string>): 'netlify' {
  return value === 'netlify' ? value : refuse(context);
}

/** A mail server. */
export function toSmtp(value: string, context: z.RefinementCtx<string>): MailServer {
  return mailServer(value) ?? refuse(context);
}

/** An address that can be posted to without being read on the way: https, or this machine. */
export function toWebAddress(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.parse(value);
  // fetch takes no address with a user name in it.
  const isPlain = url?.username === '' && url.password === '';
  return url && isPrivate(url) && isPlain ? url.href : refuse(context);
}

/** An e-mail address. */
export function toAddress(value: string, context: z.RefinementCtx<string>): string {
  return z.email().safeParse(value).success ? value : refuse(context);
}

/** What signs messages: at least 16 characters. */
export function toSecret(value: string, context: z.RefinementCtx<string>): string {
  return value.length >= 16 ? value : refuse(context);
}

/** The origin of a Supabase project: https, or this machine. */
export function toProjectUrl(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.parse(value);
  return url && isPrivate(url) && url.href === `${url.origin}/` ? url.origin : refuse(context);
}

/** Whether nobody between can read what is sent there. */
function isPrivate({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/** A key that may read what is published, and nothing else. */
export function toAnonKey(value: string, context: z.RefinementCtx<string>): string {
  const isAnonymous = /^sb_publishable_[\w-]+$/.test(value) || roleOf(value) === 'anon';
  return isAnonymous ? value : refuse(context);
}

/** A key that may do everything. */
export function toServiceKey(value: string, context: z.RefinementCtx<string>): string {
  const isService = /^sb_secret_[\w-]+$/.test(value) || roleOf(value) === 'service_role';
  return isService ? value : refuse(context);
}

const claims = z.object({ role: z.string() });

/** The role that a JSON Web Token (RFC 7519) gives; undefined where it is none. */
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

/** A host, with a port where it has one. */
export function toHost(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.parse(`https://${value}`);
  return url && url.host === value && /^[\w.-]+(:\d+)?$/.test(value) ? value : refuse(context);
}

/** An origin, without a slash at the end. */
export function toOrigin(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.parse(value);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isWeb && url.href === `${url.origin}/`) return url.origin;
  return refuse(context);
}

/** The proxies whose X-Forwarded-For to trust. */
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

/** A count per duration in milliseconds; 'off' for no limit. */
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
