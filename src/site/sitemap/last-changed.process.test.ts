import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { lastChangedIn, newestOf } from './last-changed.ts';

const [MAY, JUNE] = ['2026-05-01T09:00:00-05:00', '2026-06-01T09:00:00-05:00'];
const [ABOUT, PAYROLL] = ['content/pages/about.yaml', 'content/services/payroll.yaml'];

function git(folder: string, args: readonly string[], date = MAY): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_DATE: date },
    stdio: 'ignore',
  });
}

function commit(folder: string, date: string): void {
  git(folder, ['add', '-A']);
  git(folder, ['commit', '-qm', 'Change'], date);
}

/** A project whose pages changed in May, one of them again in June. */
function repository(): string {
  const folder = temporaryFolder({ [ABOUT]: 'a', [PAYROLL]: 'a', 'README.md': 'a' });
  git(folder, ['init', '-q']);
  commit(folder, MAY);
  writeFileSync(join(folder, PAYROLL), 'b');
  commit(folder, JUNE);
  return folder;
}

const changesIn = (folder: string) => (files: readonly string[]) =>
  newestOf(lastChangedIn(folder), files);

test('a page changed when the newest of its files was last committed', () => {
  const lastChanged = changesIn(repository());
  expect(lastChanged([ABOUT])).toBe(MAY);
  expect(lastChanged([PAYROLL])).toBe(JUNE);
  expect(lastChanged([ABOUT, 'content/services/'])).toBe(JUNE);
  expect(lastChanged(['content/pages/none.yaml'])).toBeUndefined();
});

test('nothing is known where the history was cut short', () => {
  const cut = temporaryFolder();
  git(cut, ['clone', '-q', '--depth=1', pathToFileURL(repository()).href, '.']);
  expect(changesIn(cut)([ABOUT])).toBeUndefined();
});
