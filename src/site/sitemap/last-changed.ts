import { spawnSync } from 'node:child_process';
import { texasToday } from '../../base/calendar/texas-time.ts';

/** When files last changed, W3C dates by name. */
export type LastChanged = Readonly<Record<string, string>>;

/**
 * When files of `content/` last changed, as Git knows it: the time of the last commit, or today where
 * they differ from it. It knows nothing outside a repository, nor in one whose history was cut short,
 * where every file seems to be as old as the cut.
 *
 * @param project the project's folder; files are named from there, a folder by its name and a slash
 */
export function lastChangedIn(project: string): LastChanged {
  const git = (...args: string[]) => {
    const run = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: project,
      encoding: 'utf8',
    });
    return run.status === 0 ? run.stdout.split('\n').filter(Boolean) : [];
  };
  if (git('rev-parse', '--is-shallow-repository')[0] !== 'false') return {};
  const committed = git('log', '--format=>%cI', '--name-only', '--relative', '--', 'content');
  const dates = new Map<string, string>();
  let date = '';
  for (const line of committed) {
    if (line.startsWith('>')) date = line.slice(1);
    else if (!dates.has(line)) dates.set(line, date);
  }
  // A copy of the project in some other repository.
  if (dates.size === 0) return {};
  const changed = git('diff', '--name-only', '--relative', 'HEAD', '--', 'content');
  const added = git('ls-files', '--others', '--exclude-standard', '--', 'content');
  for (const file of [...changed, ...added]) dates.set(file, texasToday());
  return Object.fromEntries(dates);
}

/** When the newest of some files changed; undefined where that is not known. */
export function newestOf(dates: LastChanged, files: readonly string[]): string | undefined {
  const found = Object.entries(dates).filter(([name]) => files.some((file) => isIn(file, name)));
  return found.map(([, day]) => day).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}

function isIn(file: string, name: string): boolean {
  return file.endsWith('/') ? name.startsWith(file) : name === file;
}
