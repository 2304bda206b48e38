import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');

/** The program of `npm start`, serving the built site. */
export interface BuiltSite {
  url: string;
  /** Its process. */
  pid: number;
  /** The lines it has logged so far, also printed to this program's stderr. */
  logged(): string[];
  /** Kills it, as a power cut would; its stores stay. */
  kill(): Promise<void>;
  /** Stops it and removes its stores. */
  close(): Promise<void>;
}

/** Options. */
interface ServeOptions {
  /** Folder of another build; default: this project's. */
  project?: string;
  /** Folder of the stores; default: a new one. */
  dataDir?: string;
  /** Additional settings. */
  env?: Readonly<Record<string, string>>;
  /** The program to run; default: the server. */
  program?: string;
}

/** A new folder for stores. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'data-'));
}

/** Serves dist/ on a free port; rejects if the server fails to start (its stderr says why). */
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
  const close = async () => {
    await kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const logged = () => log.split('\n').slice(0, -1);
  return { url, pid, logged, kill, close };
}
