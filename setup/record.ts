/** `npm run record`: keeps the site as it is today, with posts and dates that changed since its build. */
import { texasToday } from '../base/calendar/texas-time.ts';
import { isLocal } from '../content/gate/local-address.ts';
import { readBuiltFacts } from '../server/built-facts.ts';
import { buildSettings } from './build-settings.ts';
import { keepRecord } from './keep-record.ts';
import { takeRecord } from './take-record.ts';

const DIST = 'dist';

try {
  const { SITE_URL, DATA_DIR } = buildSettings();
  if (isLocal(new URL(SITE_URL).hostname)) {
    throw new Error(`SITE_URL is ${SITE_URL}: only the site at a public address has a record`);
  }
  const snapshot = await takeRecord(DIST, await readBuiltFacts(DIST), texasToday());
  process.stdout.write(`${keepRecord(snapshot, DATA_DIR)}\n`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The site of today was not kept: ${reason}\n`);
  process.exitCode = 1;
}
