import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Runs a command to its end, unless said from a folder that is not the project's. */
export function runScript(
  program: string,
  args: readonly string[] = [],
  DATA_DIR = '',
  env: Readonly<Record<string, string>> = {},
  cwd = tmpdir(),
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, DATA_DIR, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
