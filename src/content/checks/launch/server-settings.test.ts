import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { checkServerSettings } from './server-settings.ts';

/** The settings of a complete server that was just backed up. */
function ready() {
  const DATA_DIR = temporaryFolder({ 'last-backup': '' });
  utimesSync(join(DATA_DIR, 'last-backup'), new Date(), new Date());
  return {
    SITE_URL: 'https://www.firm.com',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: 'smtps://mail.firm.com',
    CONTACT_TO: 'office@firm.com',
    DATA_DIR,
  };
}

it('a complete server has no open settings', () => {
  expect(checkServerSettings(ready())).toEqual({ wrong: [], unknown: [] });
});

it.each([
  [{ TRUST_PROXY: '' }, 'TRUST_PROXY is not set behind https'],
  [{ SMTP_URL: '' }, 'No mail is set up'],
  [{ SITE_URL: 'http://www.firm.com' }, 'SITE_URL is http://www.firm.com, without HTTPS'],
  [{ SITE_URL: 'https://www.example.com' }, 'www.example.com is reserved for examples'],
  [{ DATA_DIR: '/no/such/folder' }, 'No back-up yet of /no/such/folder'],
  [{ SITE_URL: 'http://localhost:4321' }, 'SITE_URL is http://localhost:4321: write the public'],
  [{ SITE_URL: 'http://[::1]:4321' }, 'SITE_URL is http://[::1]:4321: write the public'],
])('checkServerSettings reports %j', (change, fault) => {
  const { wrong } = checkServerSettings({ ...ready(), ...change });
  expect(wrong).toEqual([expect.stringContaining(fault)]);
});

it('checkServerSettings reports a missing back-up, and one older than two days', () => {
  const DATA_DIR = temporaryFolder();
  const { wrong } = checkServerSettings({ ...ready(), DATA_DIR });
  expect(wrong).toEqual([expect.stringContaining('No back-up yet')]);
  const last = join(DATA_DIR, 'last-backup');
  writeFileSync(last, '');
  utimesSync(last, new Date('2026-01-02'), new Date('2026-01-02'));
  expect(checkServerSettings({ ...ready(), DATA_DIR }).wrong).toEqual([
    expect.stringContaining('No back-up since 2026-01-02'),
  ]);
});

it('without SITE_URL, checkServerSettings reports settings and back-up as unknown', () => {
  expect(checkServerSettings({})).toEqual({
    wrong: [],
    unknown: [expect.stringContaining('TRUST_PROXY')],
  });
});
