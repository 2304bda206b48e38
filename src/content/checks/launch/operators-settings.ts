import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LAST_BACKUP } from '../../../base/settings/last-backup.ts';
import { readSettings } from '../../../base/settings/settings.ts';
import { isLocal } from './local-address.ts';
import { reservedIn } from './reserved.ts';

/** Two daily back-ups may fail before it is reported. */
const BACKUP_MS = 2 * 24 * 60 * 60_000;

const built = z.looseObject({ siteUrl: z.string().optional() });

/** The open settings of the machine that runs the site, and those that cannot be seen from here. */
export interface OperatorsSettings {
  wrong: readonly string[];
  unknown: readonly string[];
}

/**
 * Checks the operator's settings. Where SITE_URL is not set the site is not run from
 * here, and neither its settings nor its back-up are seen.
 *
 * @param env the environment with the lines of `.env`
 * @param dist the folder of the site as last built
 * @throws SettingsError naming every unusable variable
 */
export function operatorsSettings(
  env: Readonly<Record<string, string | undefined>>,
  dist: string,
): OperatorsSettings {
  const settings = readSettings(env);
  const isSeen = Boolean(env['SITE_URL']);
  const address = isSeen ? settings.SITE_URL : builtFor(dist);
  const wrong = address === undefined ? [] : addressFaults(new URL(address));
  if (!isSeen) {
    const unknown = 'SITE_URL, TRUST_PROXY, mail and back-up: run this where the site runs';
    return { wrong, unknown: [unknown] };
  }
  if (settings.DEPLOY_TARGET === 'netlify') {
    return {
      wrong,
      unknown: ['the notifications of Netlify Forms, and back-ups: docs/netlify.md'],
    };
  }
  const isHttps = settings.SITE_URL.startsWith('https:');
  const isMailed = settings.SMTP_URL ?? settings.CONTACT_WEBHOOK_URL;
  const samples = [settings.SITE_URL, settings.CONTACT_TO ?? ''].flatMap(reservedIn);
  const backup = backupFault(settings.DATA_DIR);
  return {
    wrong: [
      ...wrong,
      ...(isHttps && settings.TRUST_PROXY === false
        ? ['TRUST_PROXY is not set behind https: write the proxy’s address, such as 127.0.0.1']
        : []),
      ...(isMailed ? [] : ['No mail is set up: write SMTP_URL and CONTACT_TO, or a webhook']),
      ...samples.map((value) => `${value} is reserved for examples: write the real one`),
      ...(backup === undefined ? [] : [backup]),
    ],
    unknown: [],
  };
}

function addressFaults({ hostname, protocol, origin }: URL): string[] {
  if (isLocal(hostname)) return [`SITE_URL is ${origin}: write the public address and build again`];
  if (protocol === 'https:') return [];
  return [`SITE_URL is ${origin}, without HTTPS: write the https address and build again`];
}

/** The address that the site in `dist` was built for; undefined where none is built. */
function builtFor(dist: string): string | undefined {
  const facts = join(dist, 'built.json');
  if (!existsSync(facts)) return undefined;
  return built.parse(JSON.parse(readFileSync(facts, 'utf8'))).siteUrl;
}

function backupFault(dataDir: string): string | undefined {
  const last = statSync(join(dataDir, LAST_BACKUP), { throwIfNoEntry: false });
  if (last && Date.now() - last.mtimeMs < BACKUP_MS) return undefined;
  const when = last ? `since ${last.mtime.toISOString().slice(0, 10)}` : 'yet';
  return `No back-up ${when} of ${dataDir}: have npm run backup run daily (docs/running.md)`;
}
