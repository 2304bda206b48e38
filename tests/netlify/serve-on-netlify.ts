import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

/** Settings of the build for Netlify. */
export const NETLIFY_BUILD = {
  ENV_FILE: '',
  DEPLOY_TARGET: 'netlify',
  SITE_URL: 'http://localhost:4321',
  // No real project: the build sends no requests to it.
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_ANON_KEY: 'sb_publishable_test',
};

/** The program that serves that build. */
export const HOST = 'tests/netlify/host.ts';

/** Its settings without readable posts: nothing listens at this address. */
export const NO_POSTS = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_ANON_KEY: NETLIFY_BUILD.SUPABASE_ANON_KEY,
};

/** Builds the site for Netlify, unless it is built. */
export default function buildForNetlify(): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: PROJECT,
    env: { ...process.env, ...NETLIFY_BUILD },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** The messages captured in a data folder, oldest first. */
export function capturedIn(dataDir: string): unknown[] {
  const file = join(dataDir, 'captured.jsonl');
  const lines = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}
