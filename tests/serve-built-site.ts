import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');

/** The program of `npm start` over the built site. */
export interface BuiltSite {
  url: string;
  /** Its process. */
  pid: number;
  /** The lines it has logged so far; they are on this program's stderr too. */
  logged(): string[];
  /** Lets it end as an upgrade does; its stores stay. */
  stop(): Promise<void>;
  /** Ends it without a chance to finish anything, as a power cut would; its stores stay. */
  kill(): Promise<void>;
  /** Ends it and removes its stores. */
  close(): Promise<void>;
}

/** How it is served. */
export interface ServeOptions {
  /** A folder with another build than this project's. */
  project?: string;
  /** The folder of the stores; a new one unless given. */
  dataDir?: string;
  /** Further settings. */
  env?: Readonly<Record<string, string>>;
  /** What serves it; the server unless given. */
  program?: string;
}

/** A new folder for stores. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'data-'));
}

/** Serves dist/ on a free port; rejects where the server does not start, which says why on stderr. */
export async function serveBuiltSite({
  project = PROJECT,
  dataDir = newDataDir(),
  env = {},
  program = 'dist/server/entry.mjs',
}: ServeOptions = {}): Promise<BuiltSite> {
  const child = spawn(process.execPath, [program], {
    cwd: project,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
    process.stderr.write(text);
  });
  const ended = once(child, 'exit');
  const said = await Promise.race([once(child.stdout, 'data'), ended.then(() => [])]);
  const [, url] = /^Listening on (http:\S+)$/m.exec(String(said[0])) ?? [];
  if (url === undefined || child.pid === undefined) throw new Error('The server did not start');
  const { pid } = child;
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const close = async () => {
    await kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const logged = () => log.split('\n').slice(0, -1);
  return { url, pid, logged, stop, kill, close };
}
