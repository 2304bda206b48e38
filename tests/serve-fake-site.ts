import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SHORTEST_FORM } from '../src/inbox/testing/sample.ts';
import { fakeSite } from '../src/server/testing/fake-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROGRAM = join(import.meta.dirname, '..', 'src', 'server', 'testing', 'serve.ts');

/** The real server with the fake site, in its own process. */
export interface ServedFakeSite {
  url: string;
  /** Its address, and the path of the message store. */
  said: string;
  /** The lines it has logged so far. */
  logged(): Record<string, unknown>[];
  /** Posts the contact form as the page's script does; by default with a sample message. */
  post(changes?: Readonly<Record<string, string>>): Promise<Response>;
  /** Stops it; resolves to its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Serves with this data folder until the test ends.
 *
 * @throws an error with its exit code and log, if it does not start
 */
export async function serveFakeSite(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServedFakeSite> {
  const child = spawn(process.execPath, [PROGRAM, fakeSite(temporaryFolder())], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const [said] = await Promise.race([once(child.stdout, 'data'), ended]);
  const [, url] = /^Listening on (http:\S+)\n/.exec(String(said)) ?? [];
  if (url === undefined) throw new Error(`The server ended with ${said}: ${log}`);
  return {
    url,
    said: String(said),
    logged: () =>
      log
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    post: (changes = {}) =>
      fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ ...SHORTEST_FORM, message: randomUUID(), ...changes }),
      }),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const [code] = await ended;
      return typeof code === 'number' ? code : null;
    },
  };
}
