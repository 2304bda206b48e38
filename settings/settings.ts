import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

interface About {
  /** Its value where it is not set. */
  fallback: string;
  /** Its line in docs/running.md. */
  meaning: string;
  /** What to write instead of a value that cannot be used. */
  expected: string;
}

/** Every setting by the name of its environment variable; an entry is all that a new one needs. */
export const SETTINGS = {
  PORT: setting(
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.int().max(65_535)),
    {
      fallback: '4321',
      meaning: 'the port to listen on',
      expected: 'a port number from 0 to 65535, such as 4321',
    },
  ),
  HOST: setting(z.string().regex(/^[\w.:-]+$/), {
    fallback: '127.0.0.1',
    meaning: 'the address to listen on; `0.0.0.0` for all',
    expected: 'an address or host name of this machine, such as 127.0.0.1',
  }),
  /** As an absolute path. */
  DATA_DIR: setting(
    z.string().transform((path) => resolve(path)),
    {
      fallback: './data',
      meaning: 'the folder of `inbox.sqlite` and `blog.sqlite`',
      expected: 'a folder this program may write to',
    },
  ),
  /** Without a slash at the end. */
  SITE_URL: setting(z.string().transform(toOrigin), {
    fallback: 'http://localhost:4321',
    meaning: "the site's public origin, for canonical addresses; also read at build",
    expected: 'an origin without a path, such as https://www.example.com',
  }),
  /** Whose X-Forwarded-For to believe: nobody's, everybody's, n hops, or these addresses. */
  TRUST_PROXY: setting(z.string().transform(toTrust), {
    fallback: 'false',
    meaning:
      'how many proxies stand in front (the server must then be out of reach but through them), or their addresses, so that `RATE_LIMIT` counts visitors and not the proxy',
    expected:
      'false, true, a number of proxies, or their addresses, such as 10.0.0.1,192.168.0.0/16',
  }),
  /** At most `max` messages per address within `windowMs` milliseconds, or no limit. */
  RATE_LIMIT: setting(z.string().transform(toRateLimit), {
    fallback: '10/10m',
    meaning: 'messages per address and time; `off`',
    expected: 'messages per time, such as 10/10m (units s, m, h), or off',
  }),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), {
    fallback: 'warn',
    meaning: 'how much is logged',
    expected: 'fatal, error, warn, info, debug, trace or silent',
  }),
};

const schema = z.object(SETTINGS);

/** What the environment decides. */
export type Settings = z.output<typeof schema>;

/** Settings that cannot be used; the message has a line for each, with what is expected. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 *
 * @throws SettingsError naming every variable that cannot be used.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(set);
  if (data) return data;
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  const lines = Object.entries(SETTINGS)
    .filter(([name]) => wrong.has(name))
    .map(([name, { about }]) => `${name} is "${env[name]}", expected ${about.expected}`);
  throw new SettingsError(lines.join('\n'));
}

function setting<Value>(schema: z.ZodType<Value, string>, about: About) {
  return Object.assign(z.prefault(schema, about.fallback), { about });
}

function toOrigin(value: string, context: z.RefinementCtx<string>): string {
  const url = URL.parse(value);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isWeb && url.href === `${url.origin}/`) return url.origin;
  return refuse(context);
}

function toTrust(value: string, context: z.RefinementCtx<string>): boolean | number | string[] {
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

function toRateLimit(value: string, context: z.RefinementCtx<string>) {
  if (value === 'off') return 'off';
  const [, max, count, unit] = /^([1-9]\d{0,5})\/([1-9]\d{0,3})([smh])$/.exec(value) ?? [];
  if (unit !== 's' && unit !== 'm' && unit !== 'h') return refuse(context);
  return { max: Number(max), windowMs: Number(count) * unitMs[unit] };
}

function refuse(context: z.RefinementCtx<string>): never {
  context.addIssue({ code: 'custom' });
  return z.NEVER;
}
