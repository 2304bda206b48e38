import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Held by the check that installs: apt-get does not wait for another one. */
const LOCK = join(tmpdir(), 'apt-install.lock');

/** Installs Debian packages if possible; returns the reason for a failure, or ''. */
export function aptInstall(...packages: readonly string[]): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '';
  process.stdout.write(`Installing ${packages.join(', ')} … `);
  const started = Date.now();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('flock', [LOCK, 'apt-get', ...args, '-qq'], { env, encoding: 'utf8' });
  apt('update');
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', ...packages);
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
  return status === 0
    ? ''
    : `, and apt-get could not install it (${stderr.trim().split('\n').at(-1)})`;
}
