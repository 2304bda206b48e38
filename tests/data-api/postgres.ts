import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folder of the newest PostgreSQL programs on this machine. */
export function postgresPrograms(): string | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname);
  return found.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
}

/** A running PostgreSQL, reachable only by a socket in its folder. */
export interface Postgres {
  /** Runs SQL as a role; resolves to the unaligned output, without headers. */
  sql(text: string, role?: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL in an empty folder, which the caller removes. Its data is not crash-safe.
 *
 * @param programs the folder of its programs
 */
export async function startPostgres(programs: string, folder: string): Promise<Postgres> {
  const owner = ownerFor(folder);
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...owner };
  const data = join(folder, 'data');
  const made = ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await run(join(programs, 'initdb'), [...made, '--locale=C.UTF-8'], options);

  // Supabase's databases are in UTC, wherever they run.
  const set = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    timezone: 'UTC',
  };
  const quick = { synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '32MB' };
  const settings = Object.entries({ ...set, ...quick }).map(([name, value]) => `${name}=${value}`);
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(server, 'exit');
  await lineOf(server.stderr, 'ready to accept connections');

  return {
    sql: async (text, role = SUPERUSER) => {
      const psql = run(
        join(programs, 'psql'),
        ['-h', folder, '-U', role, '-d', 'postgres', '-v', 'ON_ERROR_STOP=1', '-XqAt'],
        { maxBuffer: 64 * 1024 * 1024 },
      );
      psql.child.stdin?.end(text);
      return (await psql).stdout.trimEnd();
    },
    close: async () => {
      // Immediate shutdown: no data to save.
      server.kill('SIGQUIT');
      await ended;
    },
  };
}

const SUPERUSER = 'supabase_admin';

/** PostgreSQL refuses to run as root; Debian has a user for it. */
function ownerFor(folder: string): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const number = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  const [uid, gid] = [number('-u'), number('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

/** Resolves once a stream prints a line with this text; rejects if it ends before. */
export async function lineOf(stream: NodeJS.ReadableStream, text: string): Promise<void> {
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const reader = createInterface({ input: stream });
    reader.on('line', (line) => {
      if (line.includes(text)) resolve();
      lines.push(line);
    });
    reader.on('close', () => reject(new Error(lines.join('\n'))));
  });
}
