import { isIP } from 'node:net';
import { z } from 'zod';
import { readDataDir } from '../sqlite/data-dir.ts';

/** At most `max` messages per address within `windowMs` milliseconds, or no limit. */
export type RateLimit = { max: number; windowMs: number } | 'off';

/** What the environment decides. */
export interface Settings {
  port: number;
  host: string;
  /** Absolute path of the folder that holds the SQLite files. */
  dataDir: string;
  /** The origin visitors see, without a slash at the end. */
  siteUrl: string;
  /** Whose X-Forwarded-For to believe: nobody's, everybody's, n hops, or these addresses. */
  trustProxy: boolean | number | string[];
  rateLimit: RateLimit;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** Settings that cannot be used; the message has a line for each, with what is expected. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const expected = {
  PORT: 'a port number from 0 to 65535, such as 4321',
  HOST: 'an address or host name of this machine, such as 127.0.0.1',
  SITE_URL: 'an origin without a path, such as https://www.example.com',
  TRUST_PROXY:
    'false, true, a number of proxies, or their addresses, such as 10.0.0.1,192.168.0.0/16',
  RATE_LIMIT: 'messages per time, such as 10/10m (units s, m, h), or off',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
};

const unitMs = { s: 1_000, m: 60_000, h: 3_600_000 };

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .default(4321),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  SITE_URL: z.string().transform(toOrigin).optional(),
  TRUST_PROXY: z.string().default('false').transform(toTrust),
  RATE_LIMIT: z.string().default('10/10m').transform(toRateLimit),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 *
 * @throws SettingsError naming every variable that cannot be used.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(set);
  if (error) throw new SettingsError(wordingOf(error, env));
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: readDataDir(env),
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    trustProxy: data.TRUST_PROXY,
    rateLimit: data.RATE_LIMIT,
    logLevel: data.LOG_LEVEL,
  };
}

function wordingOf(error: z.ZodError, env: Readonly<Record<string, string | undefined>>): string {
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  return Object.entries(expected)
    .filter(([name]) => wrong.has(name))
    .map(([name, expectation]) => `${name} is "${env[name]}", expected ${expectation}`)
    .join('\n');
}

function toOrigin(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.parse(value);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isWeb && url.href === `${url.origin}/`) return url.origin;
  return refuse(context);
}

function toTrust(value: string, context: z.RefinementCtx<string>): Settings['trustProxy'] {
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

function toRateLimit(value: string, context: z.RefinementCtx<string>): RateLimit {
  if (value === 'off') return 'off';
  const [, max, count, unit] = /^([1-9]\d{0,5})\/([1-9]\d{0,3})([smh])$/.exec(value) ?? [];
  if (unit !== 's' && unit !== 'm' && unit !== 'h') return refuse(context);
  return { max: Number(max), windowMs: Number(count) * unitMs[unit] };
}

function refuse(context: z.RefinementCtx<string>): never {
  context.addIssue({ code: 'custom' });
  return z.NEVER;
}
