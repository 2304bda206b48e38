import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

test('needs nothing', () => {
  const settings = {
    port: 4321,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    siteUrl: 'http://localhost:4321',
    trustProxy: false,
    rateLimit: { max: 10, windowMs: 600_000 },
    logLevel: 'warn',
  };
  expect(readSettings({})).toEqual(settings);
  expect(readSettings({ PORT: '', SITE_URL: '', RATE_LIMIT: '' })).toEqual(settings);
});

test('reads everything', () => {
  expect(
    readSettings({
      PORT: '80',
      HOST: '::',
      DATA_DIR: '/srv/data',
      SITE_URL: 'https://www.example.com/',
      TRUST_PROXY: '10.0.0.1, fd00::/8,loopback',
      RATE_LIMIT: '3/1h',
      LOG_LEVEL: 'silent',
      PATH: 'anything',
    }),
  ).toEqual({
    port: 80,
    host: '::',
    dataDir: '/srv/data',
    siteUrl: 'https://www.example.com',
    trustProxy: ['10.0.0.1', 'fd00::/8', 'loopback'],
    rateLimit: { max: 3, windowMs: 3_600_000 },
    logLevel: 'silent',
  });
});

test.each([
  ['true', true],
  ['false', false],
  ['1', 1],
])('TRUST_PROXY may be %s', (value, expected) => {
  expect(readSettings({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});

test('names every wrong variable on a line of its own', () => {
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

test.each(['example.com', 'ftp://example.com', 'https://example.com?x', 'https://u:p@example.com'])(
  'SITE_URL may not be %s',
  (value) => {
    expect(messageFor({ SITE_URL: value })).toContain('SITE_URL');
  },
);

test.each(['0/10m', '10/0m', '10/10d', '-1/1m', 'on'])('RATE_LIMIT may not be %s', (value) => {
  expect(messageFor({ RATE_LIMIT: value })).toContain('RATE_LIMIT');
});

function messageFor(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  throw new Error('expected a SettingsError');
}
