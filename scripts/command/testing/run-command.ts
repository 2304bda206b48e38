import { execFile, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** Runs a command to its end, by default from a folder outside the project. */
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

/** Runs a command as a child process while this process serves its requests. */
export async function runCommandBeside(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ status: number; stdout: string; stderr: string }> {
  const options = { cwd: tmpdir(), env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], options, (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    );
    child.stdin?.end();
  });
}
