import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CHECK = join(import.meta.dirname, 'check-file.ts');
const run = promisify(execFile);

/**
 * Checks existing database files for damage daily, first a minute after the start. A child process
 * reads them whole, which takes seconds for a large one.
 *
 * @param onDamage receives the file, and its damage or why the check failed
 * @returns stops the checks
 */
export function watchForDamage(
  paths: readonly string[],
  onDamage: (path: string, found: string | Error) => void,
): () => void {
  const end = new AbortController();
  const { signal } = end;

  async function check(path: string): Promise<void> {
    try {
      const { stdout: found } = await run(process.execPath, [CHECK, path], { signal });
      if (found !== '') onDamage(path, found);
    } catch (error) {
      if (signal.aborted) return;
      onDamage(path, error instanceof Error ? error : new Error(String(error)));
    }
  }

  const checkAll = () => {
    for (const path of paths.filter((path) => existsSync(path))) void check(path);
  };
  const first = setTimeout(checkAll, MINUTE_MS).unref();
  const timer = setInterval(checkAll, DAY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    end.abort();
  };
}
