import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Without it React would use its slower development build.
process.env['NODE_ENV'] ??= 'production';
// Keeps the heap small, for a server with little memory.
setFlagsFromString('--optimize-for-size');
// Types are stripped and modules compiled once, not at every start.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'));

const { run } = await import('./run.ts');
await run(process.env, join(import.meta.dirname, '..', 'dist'));
