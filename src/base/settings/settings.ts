import { resolve } from 'node:path';
import { z } from 'zod';
import {
  anonKeySchema,
  hostSchema,
  originSchema,
  projectSchema,
  rateLimitSchema,
  serviceKeySchema,
  smtpSchema,
  trustSchema,
  webAddressSchema,
} from './setting-schemas.ts';

interface SettingInfo {
  /** Default value, as text; '' if there is none. */
  fallback: string;
  /** Its description in docs/running.md. */
  meaning: string;
  /** The expected value, for error messages. */
  expected: string;
  /** Never print the value: it may hold a password. */
  isSecret?: true;
  /** Other settings that it requires. */
  needs?: readonly string[];
}

/** All settings by environment variable. */
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
  /** Absolute path. */
  DATA_DIR: setting(
    z.string().transform((path) => resolve(path)),
    {
      fallback: './data',
      meaning: 'the folder of `inbox.sqlite`, `blog.sqlite` and `archive.git`',
      expected: 'a folder this program may write to',
    },
  ),
  /** No trailing slash. */
  SITE_URL: setting(originSchema, {
    fallback: 'http://localhost:4321',
    meaning: "the site's public origin, for canonical addresses; also read at build",
    expected: 'an origin without a path, such as https://www.example.com',
  }),
  /** No trailing slash. */
  PUBLIC_URL: setting(originSchema.optional(), {
    fallback: '',
    meaning:
      'the public site that this computer publishes to, such as `https://www.example.com`; only [on the desk](content.md#publish), where `SITE_URL` stays unset',
    expected: 'an origin without a path, such as https://www.example.com',
  }),
  DEPLOY_TARGET: setting(z.literal('netlify').optional(), {
    fallback: '',
    meaning:
      'read at build alone: `netlify` builds for [Netlify](netlify.md), into `dist-netlify/`',
    expected: 'netlify, or nothing for a server',
    needs: ['SITE_URL', 'SUPABASE_URL'],
  }),
  /** Secret: it can start builds. */
  BUILD_HOOK_URL: setting(webAddressSchema.optional(), {
    fallback: '',
    meaning:
      'on [Netlify](netlify.md) alone: the build hook to call on the days on which published pages must change',
    expected: 'the address of a build hook, such as https://api.netlify.com/build_hooks/…',
    isSecret: true,
  }),
  /** Trusted proxies: none, all, n hops, or these addresses. */
  TRUST_PROXY: setting(trustSchema, {
    fallback: 'false',
    meaning:
      'how many proxies stand in front (the server must then be out of reach but through them), or their addresses, so that `RATE_LIMIT` counts visitors and not the proxy',
    expected:
      'false, true, a number of proxies, or their addresses, such as 10.0.0.1,192.168.0.0/16',
  }),
  /** At most `max` messages delivered per network within `windowMs` milliseconds, or 'off'. */
  RATE_LIMIT: setting(rateLimitSchema, {
    fallback: '10/10m',
    meaning:
      'how many messages one address may send in what time: more are quarantined, more than ten times as many rejected; `off` for [no limit of any kind](#limits-and-time-outs)',
    expected: 'messages per time, such as 10/10m (units s, m, h), or off',
  }),
  SMTP_URL: setting(smtpSchema.optional(), {
    fallback: '',
    meaning:
      'the mail server that sends new messages to the firm, such as `smtps://user:password@mail.example.com`; without it none are mailed',
    expected:
      'smtp:// or smtps://, a user and password where it asks for them (%40 for @ in them), a host, and a port',
    isSecret: true,
    needs: ['CONTACT_TO'],
  }),
  CONTACT_TO: setting(z.email().optional(), {
    fallback: '',
    meaning: 'the address that new messages are mailed to',
    expected: 'one email address, such as office@example.com',
  }),
  CONTACT_FROM: setting(z.email().optional(), {
    fallback: '',
    meaning: 'the address they are mailed from, if not `CONTACT_TO`',
    expected: 'one email address, such as website@example.com',
  }),
  CONTACT_WEBHOOK_URL: setting(webAddressSchema.optional(), {
    fallback: '',
    meaning: 'the address that new messages are posted to as JSON; without it none are posted',
    expected:
      'an address such as https://hooks.example.com/messages (http:// for this machine only)',
    isSecret: true,
    needs: ['CONTACT_WEBHOOK_SECRET'],
  }),
  CONTACT_WEBHOOK_SECRET: setting(z.string().min(16).optional(), {
    fallback: '',
    meaning: 'what they are signed with (HMAC-SHA256)',
    expected: 'at least 16 characters that nobody can guess',
    isSecret: true,
  }),
  SUPABASE_URL: setting(projectSchema.optional(), {
    fallback: '',
    meaning:
      "the Supabase project that keeps the blog's posts, such as `https://abcdefgh.supabase.co`; without it they are in `blog.sqlite`",
    expected:
      'the project URL, https:// and a host without a path, such as https://abcdefgh.supabase.co (http:// for this machine only)',
    // May contain a connection string with its password, or a key, by mistake.
    isSecret: true,
    needs: ['SUPABASE_ANON_KEY'],
  }),
  SUPABASE_ANON_KEY: setting(anonKeySchema.optional(), {
    fallback: '',
    meaning: 'its anonymous (publishable) key, which reads what is published',
    expected:
      'the anonymous key: one that begins with sb_publishable_, or a token of the role anon; never the service (secret) key, which may do everything',
    isSecret: true,
    needs: ['SUPABASE_URL'],
  }),
  SUPABASE_SERVICE_KEY: setting(serviceKeySchema.optional(), {
    fallback: '',
    meaning:
      'its service (secret) key, for one call of `npm run posts` at a time; the site does not start with it',
    expected:
      'the service key: one that begins with sb_secret_, or a token of the role service_role',
    isSecret: true,
    needs: ['SUPABASE_URL'],
  }),
  IMAGE_HOST: setting(hostSchema.optional(), {
    fallback: '',
    meaning:
      "a host whose pictures posts may show besides the site's own, such as `images.example.com`",
    expected: 'a host alone, such as images.example.com',
  }),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), {
    fallback: 'warn',
    meaning: 'how much is logged',
    expected: 'fatal, error, warn, info, debug, trace or silent',
  }),
};

const schema = z.object(SETTINGS);

export type Settings = z.output<typeof schema>;

/** Thrown for invalid settings; the message has a line for each, with the expected value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Parses settings from environment variables; empty ones count as unset.
 *
 * @throws SettingsError naming every invalid variable
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(set);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const all: readonly [string, { about: SettingInfo }][] = Object.entries(SETTINGS);
  const lines = all.flatMap(([name, { about }]) => {
    const value = about.isSecret ? 'set' : `"${set[name]}"`;
    if (wrong.has(name)) return [`${name} is ${value}, expected ${about.expected}`];
    const missing = set[name] === undefined ? [] : (about.needs ?? []).filter((it) => !set[it]);
    return missing.map((it) => `${it} is not set, which ${name} needs`);
  });
  if (data && lines.length === 0) return data;
  throw new SettingsError(lines.join('\n'));
}

function setting<Value>(schema: z.ZodType<Value, string | undefined>, about: SettingInfo) {
  const prefaulted: z.ZodType<Value, string | undefined> =
    about.fallback === '' ? schema : z.prefault(schema, about.fallback);
  return Object.assign(prefaulted, { about });
}
