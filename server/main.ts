import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Or React would run, and pages be rendered by, its development build.
process.env['NODE_ENV'] ??= 'production';
// A small server has little memory; without this the heap keeps room that nothing fills.
setFlagsFromString('--optimize-for-size');
// Types are stripped and modules compiled once, not at every start.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'));

const { run } = await import('./run.ts');
await run(process.env, join(import.meta.dirname, '..', 'dist'));
