/**
 * `npm start`: builds the site where sources have changed, then serves it. One process, so that a
 * signal to stop reaches the server; the build runs in another, whose memory goes back.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], {
  stdio: 'inherit',
  env: { ...process.env, DEPLOY_TARGET: '' },
});
if (status !== 0) process.exit(1);
await import('../server/main.ts');
