import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

/** For programs that Debian keeps out of the path of all but root. */
export const PROGRAM_ENV = {
  ...process.env,
  PATH: ['/usr/sbin', process.env['PATH']].join(delimiter),
};

/**
 * Ends with exit code 2, and a line that says what is missing, unless each program is there.
 *
 * @param programs the Debian package of each, by its name
 */
export function needPrograms(programs: Readonly<Record<string, string>>): void {
  const missing = Object.keys(programs).filter(
    (name) => spawnSync(name, ['--version'], { env: PROGRAM_ENV }).error,
  );
  if (missing.length === 0) return;
  const packages = missing.map((name) => programs[name]).join(' ');
  process.stderr.write(
    `This measurement needs ${missing.join(' and ')}, not installed here. On Debian: apt-get install ${packages}\n`,
  );
  process.exit(2);
}
