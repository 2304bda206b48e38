import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Runs a command to its end, from a folder that is not the project's. */
export function runCommand(
  program: string,
  args: readonly string[] = [],
  DATA_DIR = '',
  env: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: tmpdir(),
    env: { ...process.env, DATA_DIR, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
