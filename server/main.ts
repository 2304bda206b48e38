import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const project = join(import.meta.dirname, '..');
const dist = join(project, 'dist');
/** The built server, in one file; without it there is only an error to say. */
const built = join(dist, 'server', 'entry.mjs');
const cache = join(project, 'node_modules', '.cache', 'node');

// Without it React would use its slower development build.
process.env['NODE_ENV'] ??= 'production';
// Keep the heap small, for a server with little memory: V8 would let it grow fourfold before it tidies up.
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=20'];
// Not where systemd hands over a socket, which a program that begins anew would not have: its unit
// starts the built server at once.
const isAlone = process.env['LISTEN_FDS'] === undefined;

if (existsSync(built) && process.platform !== 'win32' && isAlone) {
  // Begins anew in this process, rid of what it took to read TypeScript (18 MB). Only so can be set
  // what the C library goes by: one arena for all threads, since each keeps what was freed in it.
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...flags, built], {
    ...process.env,
    MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '1',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? cache,
  });
}
for (const flag of flags) setFlagsFromString(flag);
enableCompileCache(cache);
const { run } = existsSync(built)
  ? await import(pathToFileURL(built).href)
  : await import('./run.ts');
await run(process.env, dist);
