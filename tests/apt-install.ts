import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages if possible; returns the reason for a failure, or ''. */
export function aptInstall(...packages: readonly string[]): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '';
  process.stdout.write(`Installing ${packages.join(', ')} … `);
  const started = Date.now();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const { status, stderr } = spawnSync('apt-get', install, { env, encoding: 'utf8' });
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s\n`);
  return status === 0
    ? ''
    : `, and apt-get could not install it (${stderr.trim().split('\n').at(-1)})`;
}
