/**
 * Prepares a clone: installs the locked packages, the pinned Node.js among them; with `--omit=dev` only
 * those for serving. Runs before each command of package.json, and does nothing if nothing changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const STAMP = join(ROOT, 'node_modules', '.installed');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Installs the packages; npm's output is shown only when it fails. */
function install(options) {
  // npm omits optional packages that the running Node.js version does not support.
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
    fail(`Node.js 20.19, 22.12 or newer is needed to set up; this is ${process.versions.node}.`);
  }
  const npm = process.env['npm_execpath'];
  if (!npm) fail('Run this through npm: npm start, npm test or npm run dev.');
  const started = Date.now();
  process.stdout.write('Installing packages … ');
  // No package needs an install script, and none may run one.
  const args = [npm, 'ci', '--ignore-scripts', '--loglevel=error', ...options];
  const run = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (run.status !== 0) fail(`failed\n${run.stdout}${run.stderr}${run.error?.message ?? ''}`);
  if (!existsSync(join(ROOT, 'node_modules', '.bin', 'node'))) {
    fail(
      `failed\nnpm installed no Node.js for ${process.platform} on ${process.arch}; does it run with --omit=optional?`,
    );
  }
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}

const hash = createHash('sha256');
for (const file of ['package-lock.json', 'package.json'])
  hash.update(readFileSync(join(ROOT, file)));
const wanted = hash.digest('hex');
const options = process.argv.slice(2);
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
/** Stamps that suffice: for all packages, or for the requested ones. */
const enough = [wanted, [wanted, ...options].join(' ')];

if (!enough.includes(installed)) {
  install(options);
  writeFileSync(STAMP, [wanted, ...options].join(' '));
}
