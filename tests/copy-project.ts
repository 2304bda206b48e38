import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');

/**
 * Copies the working folder, uncommitted changes included, into a new folder, with linked packages.
 * Files that Git ignores, such as earlier builds and messages, are not copied.
 *
 * @returns the folder
 * @throws Error if Git does not know the project's folder
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', list, {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${list.join(' ')}: ${stderr}`);
  for (const name of stdout.split('\0').filter(Boolean)) {
    // A file deleted but not yet committed is still listed.
    if (existsSync(join(PROJECT, name))) cpSync(join(PROJECT, name), join(copy, name));
  }
  // Links each package separately: build caches next to them are not the project's.
  mkdirSync(join(copy, 'node_modules'));
  const packages = join(PROJECT, 'node_modules');
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.'))) {
    symlinkSync(join(packages, name), join(copy, 'node_modules', name), 'junction');
  }
  return copy;
}
