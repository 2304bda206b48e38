import { vi } from 'vitest';

const STREAMS = ['stdout', 'stderr'] as const;

/**
 * Runs a command to its end in this process: the project's modules load anew with these arguments and
 * settings, packages stay loaded.
 */
export async function runHere(
  program: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  const { argv, exitCode } = process;
  const printed = { stdout: '', stderr: '' };
  const spies = STREAMS.map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += text;
      return true;
    }),
  );
  const listeners = process.stdout.listeners('error');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  process.argv = [process.execPath, program, ...args];
  process.exitCode = 0;
  vi.resetModules();
  try {
    await import(program);
    return { status: process.exitCode, ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const listener of process.stdout.listeners('error').slice(listeners.length)) {
      process.stdout.off('error', listener);
    }
    vi.unstubAllEnvs();
    Object.assign(process, { argv, exitCode });
  }
}
