import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CHECK = join(import.meta.dirname, 'check-file.ts');
const run = promisify(execFile);

/**
 * Looks for damage in database files, those that are there, every day and a minute after the start,
 * which it leaves alone. A process of its own reads them whole, which takes seconds for a large one.
 *
 * @param tell gets the file, and what is wrong with it or why that cannot be told
 * @returns ends it, and the checks under way
 */
export function watchForDamage(
  paths: readonly string[],
  tell: (path: string, found: string | Error) => void,
): () => void {
  const end = new AbortController();
  const { signal } = end;

  async function check(path: string): Promise<void> {
    try {
      const { stdout: found } = await run(process.execPath, [CHECK, path], { signal });
      if (found !== '') tell(path, found);
    } catch (error) {
      if (signal.aborted) return;
      tell(path, error instanceof Error ? error : new Error(String(error)));
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
