/**
 * `npm start`: builds the site if sources have changed, then becomes the server. The server keeps this
 * process, so that it gets the signal to stop; the build runs in another, which frees its memory.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = join(import.meta.dirname, '..');
const server = join(project, 'dist', 'server', 'entry.mjs');

/** Keep the heap small, for a server with little memory; deploy/site@.service has the same options. */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=20'];

const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], {
  stdio: 'inherit',
  env: { ...process.env, DEPLOY_TARGET: '' },
});
if (status !== 0) process.exit(1);

if (process.platform === 'win32' || !process.execve) {
  const { run } = await import(pathToFileURL(server).href);
  await run(process.env, join(project, 'dist'));
} else {
  process.execve(process.execPath, [process.execPath, ...flags, server], {
    ...process.env,
    // One malloc arena: each further one would keep freed memory.
    MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '1',
    NODE_COMPILE_CACHE:
      process.env['NODE_COMPILE_CACHE'] ?? join(project, 'node_modules', '.cache', 'node'),
  });
}
