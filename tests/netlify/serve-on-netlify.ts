import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SupabaseOptions, serveOnSupabase } from '../data-api/serve-on-supabase.ts';
import type { BuiltSite } from '../serve-built-site.ts';

const PROJECT = join(import.meta.dirname, '../..');
const BUILD = {
  ENV_FILE: '',
  DEPLOY_TARGET: 'netlify',
  SITE_URL: 'http://localhost:4321',
  // No real project: the build sends no requests there.
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_test',
};

/** Builds the site for Netlify, unless it is built. */
export function buildForNetlify(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: PROJECT,
    env: { ...process.env, ...BUILD },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const [, seconds] = /Building the site … (\d+ s)/.exec(stdout) ?? [];
  if (seconds) process.stdout.write(`figure: build 2, the site for Netlify: ${seconds}\n`);
}

/** Serves the Netlify build with posts in its own Supabase project; `close` stops both. */
export function serveOnNetlify(
  dataDir: string,
  { env = {}, ...filled }: Pick<SupabaseOptions, 'env' | 'fill'> = {},
): Promise<BuiltSite> {
  mkdirSync(dataDir, { recursive: true });
  const host = { ...env, CAPTURED: capturesIn(dataDir) };
  return serveOnSupabase({ ...filled, dataDir, program: 'tests/netlify/host.ts', env: host });
}

/** The file of that host's captured posts. */
function capturesIn(dataDir: string): string {
  return join(dataDir, 'captured.jsonl');
}

/** The captured messages, oldest first. */
export function capturedIn(dataDir: string): unknown[] {
  const lines = readFileSync(capturesIn(dataDir), { encoding: 'utf8', flag: 'a+' }).split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}
