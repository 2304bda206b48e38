import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SETTINGS, SettingsError } from './settings.ts';

test('unset and empty settings have the same defaults', () => {
  const settings = {
    PORT: 4321,
    HOST: '127.0.0.1',
    DATA_DIR: resolve('data'),
    SITE_URL: 'http://localhost:4321',
    TRUST_PROXY: false,
    RATE_LIMIT: { max: 10, windowMs: 600_000 },
    LOG_LEVEL: 'warn',
  };
  expect(readSettings({})).toMatchObject(settings);
  const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test('lists, rates, URLs, keys and hosts are parsed', () => {
  const read = {
    TRUST_PROXY: ['10.0.0.1', 'fd00::/8', 'loopback'],
    RATE_LIMIT: { max: 3, windowMs: 3_600_000 },
    SUPABASE_URL: 'https://abcdefgh.supabase.co',
    SUPABASE_ANON_KEY: 'sb_publishable_a-B_9',
    SUPABASE_SERVICE_KEY: 'sb_secret_a-B_9',
    IMAGE_HOST: 'images.example.com',
  };
  const written = {
    ...read,
    TRUST_PROXY: '10.0.0.1, fd00::/8,loopback',
    RATE_LIMIT: '3/1h',
    SUPABASE_URL: 'https://abcdefgh.supabase.co/',
  };
  expect(readSettings(written)).toMatchObject(read);
});

test.each([
  ['TRUST_PROXY', 'true', true],
  ['TRUST_PROXY', '1', 1],
  ['SMTP_URL', 'smtp://[::1]/', { host: '::1', port: 587, isSecure: false, login: undefined }],
  [
    'SMTP_URL',
    'smtps://a%40b.com:p%25%2Fs@mail.example.com',
    {
      host: 'mail.example.com',
      port: 465,
      isSecure: true,
      login: { user: 'a@b.com', password: 'p%/s' },
    },
  ],
])('the setting %s accepts %s', (name, value, expected) => {
  const settings = readSettings({ CONTACT_TO: 'office@example.com', [name]: value });
  expect(settings).toMatchObject({ [name]: expected });
});

test('the error names each wrong variable on its own line', () => {
  const wrong = {
    PORT: '70000',
    HOST: 'a b',
    SITE_URL: 'https://example.com/path',
    TRUST_PROXY: '10.0.0.0/33',
    RATE_LIMIT: '10',
    LOG_LEVEL: 'loud',
  };
  const message = messageFor(wrong);
  expect(message.split('\n')).toHaveLength(6);
  for (const [name, value] of Object.entries(wrong)) {
    expect(message).toContain(`${name} is "${value}", expected `);
  }
});

test.each([
  ...['example.com', 'ftp://example.com', 'https://example.com?x', 'https://u:p@example.com'].map(
    (value) => ['SITE_URL', value] as const,
  ),
  ...['0/10m', '10/10d', '-1/1m', 'on'].map((value) => ['RATE_LIMIT', value] as const),
  ...['127.0.0.1:80', 'proxy.example', '0.0.0.0/0'].map((value) => ['TRUST_PROXY', value] as const),
  ['CONTACT_TO', 'Office <office@example.com>'] as const,
  ...['images.example.com/a', "'self'"].map((value) => ['IMAGE_HOST', value] as const),
])('the setting %s rejects %s', (name, value) => {
  expect(messageFor({ [name]: value })).toContain(`${name} is "${value}", expected `);
});

test.each([
  ['SMTP_URL', 'smtps://user:hidden@mail.example.com?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'https://user:hidden@mail.example.com'],
  ['SMTP_URL', 'smtp://user:hidden%@mail.example.com'],
  ['CONTACT_WEBHOOK_URL', 'http://localhost.example.com/hidden'],
  ['CONTACT_WEBHOOK_URL', 'https://user:hidden@hooks.example.com/'],
  ['CONTACT_WEBHOOK_SECRET', 'hidden'],
])('the error for a wrong %s does not show its value', (name, value) => {
  const message = messageFor({ CONTACT_TO: 'office@example.com', [name]: value });
  expect(message).toContain(`${name} is set, expected `);
  expect(message).not.toContain('hidden');
});

describe('a Supabase project', () => {
  const project = {
    SUPABASE_URL: 'https://abcdefgh.supabase.co',
    SUPABASE_ANON_KEY: 'sb_publishable_a',
  };
  /** A JSON Web Token with this payload and an invalid signature. */
  const token = (said: unknown) => {
    const parts = [{ alg: 'HS256', typ: 'JWT' }, said].map((part) => JSON.stringify(part));
    return [...parts, 'hidden'].map((part) => Buffer.from(part).toString('base64url')).join('.');
  };

  test.each([
    'abcdefgh.supabase.co',
    'http://127.0.0.1.example.com',
    'https://abcdefgh.supabase.co/rest/v1/',
    'postgresql://postgres:hidden@db.abcdefgh.supabase.co:5432/postgres',
    token({ role: 'service_role' }),
  ])('SUPABASE_URL rejects %s', (SUPABASE_URL) => {
    const message = messageFor({ ...project, SUPABASE_URL });
    expect(message).toContain('SUPABASE_URL is set, expected the project URL, https');
    expect(message).not.toMatch(/hidden|eyJ/);
  });

  const KEYS = {
    anonymous: [token({ role: 'anon' }), 'sb_publishable_hidden'],
    service: [token({ role: 'service_role' }), 'sb_secret_hidden'],
    neither: [
      token({ role: 'authenticated' }),
      token({ role: 'anon' }).slice(0, -1 - 'aGlkZGVu'.length),
      'sb_publishable_?',
      'sbp_hidden',
      'hidden',
    ],
  };

  test.each([...KEYS.service, ...KEYS.neither])(
    'SUPABASE_ANON_KEY rejects %s without printing it',
    (key) => {
      const message = messageFor({ ...project, SUPABASE_ANON_KEY: key });
      expect(message).toMatch(/^SUPABASE_ANON_KEY is set, expected the anonymous key: .*$/);
      expect(message).not.toContain(key);
    },
  );

  test.each([...KEYS.anonymous, ...KEYS.neither])(
    'SUPABASE_SERVICE_KEY rejects %s without printing it',
    (key) => {
      const message = messageFor({ ...project, SUPABASE_SERVICE_KEY: key });
      expect(message).toMatch(/^SUPABASE_SERVICE_KEY is set, expected the service key: .*$/);
      expect(message).not.toContain(key);
    },
  );
});

test.each([
  ['SMTP_URL', 'smtp://mail.example.com', 'CONTACT_TO'],
  ['CONTACT_WEBHOOK_URL', 'https://hooks.example.com/', 'CONTACT_WEBHOOK_SECRET'],
  ['SUPABASE_URL', 'https://abcdefgh.supabase.co', 'SUPABASE_ANON_KEY'],
  ['SUPABASE_SERVICE_KEY', 'sb_secret_a', 'SUPABASE_URL'],
])('%s requires a second setting', (name, value, other) => {
  expect(messageFor({ [name]: value })).toBe(`${other} is not set, which ${name} needs`);
});

test('docs/running.md has exactly one line for each setting', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/running.md'), 'utf8');
  const [, section = ''] = /## Settings\n(.*?)\n## /s.exec(guide) ?? [];
  const lines = Object.entries(SETTINGS).map(
    ([name, { about }]) =>
      `| \`${name}\` | ${about.fallback && `\`${about.fallback}\``} | ${about.meaning} |`,
  );
  expect(section.match(/^\| `.*$/gm)).toEqual(lines);
});

function messageFor(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  throw new Error('expected a SettingsError');
}
