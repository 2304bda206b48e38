import { join } from 'node:path';
import { ContentError } from '../content/reading/content-error.ts';
import { localAddress } from '../gate/local-address.ts';
import { unbacked } from '../gate/unbacked.ts';

/** `npm run launch-check`: what must be replaced, approved or proved before the site goes live. */
const PROJECT = join(import.meta.dirname, '..');
const FOUND = 1;
const UNUSABLE = 2;

try {
  const findings = [...unbacked(PROJECT), ...localAddress(join(PROJECT, 'dist'))];
  for (const { where, what } of findings) process.stdout.write(`${where}: ${what}\n`);
  process.stdout.write(
    findings.length === 0
      ? 'Nothing stands in the way.\n'
      : `${findings.length} to replace, approve or prove before the site goes live.\n`,
  );
  process.exitCode = findings.length === 0 ? 0 : FOUND;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = UNUSABLE;
}
