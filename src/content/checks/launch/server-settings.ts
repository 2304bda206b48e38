import { statSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_BACKUP } from '../../../base/settings/last-backup.ts';
import { readSettings } from '../../../base/settings/settings.ts';
import { isThisMachine } from '../../../base/settings/this-machine.ts';
import { reservedIn } from './reserved.ts';

/** The age of a back-up that is reported: two failed daily back-ups. */
const BACKUP_MS = 2 * 24 * 60 * 60_000;

/**
 * The wrong settings of the machine that runs the site, and the settings that this machine cannot
 * see. Without SITE_URL the site runs elsewhere: neither settings nor back-up can then be seen.
 *
 * @param env the environment, including the lines of `.env`
 * @throws SettingsError naming every unusable variable
 */
export function checkServerSettings(
  env: Readonly<Record<string, string | undefined>>,
): Record<'wrong' | 'unknown', string[]> {
  const { SITE_URL, DEPLOY_TARGET, DATA_DIR, ...settings } = readSettings(env);
  if (!env['SITE_URL']) {
    const unknown = 'SITE_URL, TRUST_PROXY, mail and back-up: run this where the site runs';
    return { wrong: [], unknown: [unknown] };
  }
  const { hostname, protocol, origin } = new URL(SITE_URL);
  const isHttps = protocol === 'https:';
  const isHere = isThisMachine(hostname);
  const wrong: string[] = [];
  if (isHere) wrong.push(`SITE_URL is ${origin}: write the public address and build again`);
  else if (!isHttps) {
    wrong.push(`SITE_URL is ${origin}, without HTTPS: write the https address and build again`);
  }
  if (DEPLOY_TARGET === 'netlify') {
    const unknown = 'the notifications of Netlify Forms, and back-ups: docs/netlify.md';
    return { wrong, unknown: [unknown] };
  }
  if (isHttps && settings.TRUST_PROXY === false) {
    wrong.push('TRUST_PROXY is not set behind https: write the proxy’s address, such as 127.0.0.1');
  }
  if (!(settings.SMTP_URL ?? settings.CONTACT_WEBHOOK_URL)) {
    wrong.push('No mail is set up: write SMTP_URL and CONTACT_TO, or a webhook');
  }
  const samples = [SITE_URL, settings.CONTACT_TO ?? ''].flatMap(reservedIn);
  wrong.push(
    ...samples.map((value) => `${value} is reserved for examples: write the real one`),
    ...backupFaults(DATA_DIR),
  );
  return { wrong, unknown: [] };
}

function backupFaults(dataDir: string): string[] {
  const last = statSync(join(dataDir, LAST_BACKUP), { throwIfNoEntry: false });
  if (last && Date.now() - last.mtimeMs < BACKUP_MS) return [];
  const when = last ? `since ${last.mtime.toISOString().slice(0, 10)}` : 'yet';
  return [`No back-up ${when} of ${dataDir}: have npm run backup run daily (docs/running.md)`];
}
